/** The page's script-visible cookies; never throws. */
export interface CookieJar {
  get(name: string): string | undefined;
  /**
   * Sets a session cookie unless `maxAgeSeconds` is given. Returns whether the browser stored it
   * (read back).
   */
  set(name: string, value: string, maxAgeSeconds?: number): boolean;
  remove(name: string): void;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Cookies with the attributes of D14: Lax, whole site, Secure everywhere but on loopback. */
export function cookieJar(page: Document): CookieJar {
  const get = (name: string): string | undefined => {
    try {
      const pair = page.cookie.split('; ').find((item) => item.startsWith(`${name}=`));
      return pair === undefined ? undefined : decode(pair.slice(name.length + 1));
    } catch {
      return undefined;
    }
  };
  const write = (name: string, value: string, maxAge: number | undefined) => {
    const secure = LOOPBACK.has(page.location.hostname) ? '' : '; Secure';
    const life = maxAge === undefined ? '' : `; Max-Age=${Math.floor(maxAge)}`;
    try {
      page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${life}${secure}`;
    } catch {
      // A page with an opaque origin (sandboxed frame) throws on access; the read-back reports it.
    }
  };
  return {
    get,
    set: (name, value, maxAgeSeconds) => {
      write(name, value, maxAgeSeconds);
      return get(name) === value;
    },
    remove: (name) => write(name, '', 0),
  };
}
