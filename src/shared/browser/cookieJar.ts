import { isLoopback } from '#lib/url/webAddress.ts';

/** The page's script-visible cookies; never throws. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** Whether a service may read another value than this one. */
  hasOther(name: string, value: string | undefined): boolean;
  /**
   * Sets a session cookie unless `maxAgeSeconds` is given, and removes those of the same name that
   * the page or a service would read instead. Returns whether the browser stored it (read back).
   */
  set(name: string, value: string, maxAgeSeconds?: number): boolean;
  /** Returns whether the page reads none of this name any more. */
  remove(name: string): boolean;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Paths of the services and of links to them. The page's own path hides their cookies from it. */
const HIDDEN_PATHS = ['/api', '/api/accounts', '/service'] as const;

/** `/a/b` is sent the cookies of `/`, `/a`, `/a/` and `/a/b`. */
function pathsOf(path: string): string[] {
  const ends = [...path.matchAll(/\//g)].flatMap(({ index }) => [index, index + 1]);
  return [...new Set([...ends.slice(1), path.length])].map((end) => path.slice(0, end));
}

/**
 * `a.b.example` is sent its own cookies and those of `b.example`; '' stands for the host alone.
 * Browsers refuse a domain of one label, and parts of an IP address.
 */
function domainsOf(host: string): string[] {
  const labels = /^[\d.]+$/.test(host) ? [] : host.split('.');
  return ['', ...labels.slice(1).map((_, at) => labels.slice(at).join('.'))];
}

/** Cookies with the attributes of D14: Lax, whole site, Secure everywhere but on loopback. */
export function cookieJar(page: Document): CookieJar {
  /** Longer paths first, then older cookies: the host and its paths may have several of a name. */
  const all = (name: string): (string | undefined)[] => {
    try {
      return page.cookie
        .split('; ')
        .filter((item) => item.startsWith(`${name}=`))
        .map((item) => decode(item.slice(name.length + 1)));
    } catch {
      return [];
    }
  };
  const write = (name: string, value: string, maxAge: number | undefined, place = 'Path=/') => {
    const secure = isLoopback(page.location.hostname) ? '' : '; Secure';
    const life = maxAge === undefined ? '' : `; Max-Age=${Math.floor(maxAge)}`;
    try {
      page.cookie = `${name}=${encodeURIComponent(value)}; ${place}; SameSite=Lax${life}${secure}`;
    } catch {
      // A page with an opaque origin (sandboxed frame) throws on access; the read-back reports it.
    }
  };
  const placesOf = (paths: readonly string[]): string[] =>
    paths.flatMap((path) =>
      domainsOf(page.location.hostname).map(
        (domain) => `Path=${path}${domain && `; Domain=${domain}`}`,
      ),
    );
  const removeHidden = (name: string) => {
    const paths = HIDDEN_PATHS.filter((path) => !page.location.pathname.startsWith(path));
    placesOf(paths).forEach((place) => write(name, '', 0, place));
  };
  const remove = (name: string): boolean => {
    removeHidden(name);
    return placesOf(pathsOf(page.location.pathname)).some((place) => {
      write(name, '', 0, place);
      // Browsers log an attempt that removes nothing.
      return all(name).length === 0;
    });
  };
  return {
    get: (name) => all(name)[0],
    hasOther: (name, value) => all(name).some((each) => each === undefined || each !== value),
    set: (name, value, maxAgeSeconds) => {
      write(name, value, maxAgeSeconds);
      if (all(name)[0] === value) {
        removeHidden(name);
        return true;
      }
      remove(name);
      write(name, value, maxAgeSeconds);
      return all(name).includes(value);
    },
    remove,
  };
}
