import { singleParameter } from './queryParameters';

/** A page of our own origin (path, query and fragment), or the whole address of a page on an allowed one. */
export type ReturnAddress = { kind: 'same'; path: string } | { kind: 'other'; href: string };

/** Our own origin and the configured ones, such as `https://www.school.example`. */
type Origins = { self: string; allowed: readonly string[] };

const LENGTH_LIMIT = 2048;

/** C0, DEL, C1, line separators, bidirectional controls, backslash. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\\]/;

/** Scheme, ASCII host, port; no user info, no percent encoding. */
const ABSOLUTE = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?(?:[/?#]|$)/i;

/** Addresses that would loop (the login page) or chain into a redirector of the server. */
const NO_PAGE = /^\/(?:login\/index\/*$|api(?:\/|$))/i;

/** The return address in parameter `redirect` of a query string (D11). Never throws; see `acceptReturnValue`. */
export function acceptReturnAddress(query: string, origins: Origins): ReturnAddress | undefined {
  const value = singleParameter(query, 'redirect');
  return value === undefined ? undefined : acceptReturnValue(value, origins);
}

/**
 * Judges one decoded return address (D11): a path of our own origin, or an absolute https address (http on loopback
 * only) on our own or an allowed origin. `undefined` for all else, for the login page and for `/api/`, which is
 * never a page. Characters that are still percent-encoded are data, but for an encoded slash or backslash at the
 * head and control characters in the path, which some servers decode before they redirect. Never throws.
 */
export function acceptReturnValue(value: string, origins: Origins): ReturnAddress | undefined {
  if (value.length > LENGTH_LIMIT || FORBIDDEN.test(value)) return undefined;
  const isPath = value.startsWith('/') && !value.startsWith('//');
  if (!isPath && !ABSOLUTE.test(value)) return undefined;

  const self = parse(origins.self);
  const url = parse(value, self);
  if (!self || !url || !/^https?:$/.test(url.protocol)) return undefined;
  if (!isPath && url.protocol === 'http:' && !isLoopback(url.hostname)) return undefined;
  if (!isSafePath(url.pathname)) return undefined;

  if (url.origin === self.origin) return { kind: 'same', path: url.pathname + url.search + url.hash };
  const isAllowed = origins.allowed.some((origin) => parse(origin)?.origin === url.origin);
  return isAllowed ? { kind: 'other', href: url.href } : undefined;
}

function parse(address: string, base?: URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Judges a parsed path, dot segments resolved, as a server that decodes it once would see it. */
function isSafePath(pathname: string): boolean {
  const decoded = pathname.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  return !/^\/[/\\]|[\u0000-\u001f\u007f]/.test(decoded) && !NO_PAGE.test(decoded);
}
