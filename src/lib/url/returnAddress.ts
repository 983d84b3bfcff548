import { singleParameter } from './queryParameters';
import { isSignInPath } from './signInPath';
import {
  holdsForbiddenCharacters,
  isAbsoluteWebAddress,
  isSecure,
  MAX_ADDRESS_LENGTH,
  parseAddress,
} from './webAddress';

declare const accepted: unique symbol;

/** A return address that this module has checked, also when it comes from storage. */
export type AcceptedAddress = string & { readonly [accepted]: true };

/**
 * A page of our own origin (path, query and fragment), or the full address of a page on an allowed
 * one.
 */
export type ReturnAddress =
  { kind: 'same'; path: AcceptedAddress } | { kind: 'other'; href: AcceptedAddress };

/** Our own origin and the configured ones, such as `https://www.school.example`. */
type Origins = { self: string; allowed: readonly string[] };

/** Addresses that would chain into a redirector of the server. */
const SERVICE_PATH = /^\/api(?:\/|$)/i;

/**
 * The return address in the `redirect` parameter of a query string (D11). Never throws; see
 * `acceptReturnValue`.
 */
export function acceptReturnAddress(query: string, origins: Origins): ReturnAddress | undefined {
  const value = singleParameter(query, 'redirect');
  return value === undefined ? undefined : acceptReturnValue(value, origins);
}

/**
 * Checks a decoded return address (D11): a path of our own origin, or an absolute https address
 * (http on loopback only) on our own or an allowed origin. `undefined` for everything else, for the
 * login page and for `/api/`, which is never a page. Percent-encoded characters are data, except a
 * leading slash or backslash, dot segments and control characters in the path, which some servers
 * decode before they redirect. Never throws.
 */
export function acceptReturnValue(value: string, origins: Origins): ReturnAddress | undefined {
  return value.length > MAX_ADDRESS_LENGTH ? undefined : judge(value, origins);
}

/**
 * Checks an accepted address from storage again. Percent encoding has made it longer, so its length
 * is not limited. Never throws.
 */
export function acceptStoredAddress(value: string, origins: Origins): AcceptedAddress | undefined {
  return hrefOf(judge(value, origins));
}

function judge(value: string, origins: Origins): ReturnAddress | undefined {
  if (holdsForbiddenCharacters(value)) return undefined;
  const isPath = value.startsWith('/') && !value.startsWith('//');
  if (!isPath && !isAbsoluteWebAddress(value)) return undefined;

  const self = parseAddress(origins.self);
  const url = parseAddress(value, self);
  if (!self || !url || !/^https?:$/.test(url.protocol)) return undefined;
  if (!isPath && !isSecure(url)) return undefined;
  if (!isSafePath(url.pathname)) return undefined;

  if (url.origin === self.origin)
    return { kind: 'same', path: (url.pathname + url.search + url.hash) as AcceptedAddress };
  const isAllowed = origins.allowed.some((origin) => parseAddress(origin)?.origin === url.origin);
  return isAllowed ? { kind: 'other', href: url.href as AcceptedAddress } : undefined;
}

/** The address to navigate to: a path of ours, or a full address of an allowed origin. */
export function hrefOf(address: ReturnAddress | undefined): AcceptedAddress | undefined {
  return address?.kind === 'same' ? address.path : address?.href;
}

/**
 * Checks a parsed path, with dot segments resolved, as a server that decodes it once more would
 * read it. Dot segments that appear only then would lead elsewhere.
 */
function isSafePath(pathname: string): boolean {
  const path = pathname.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  // oxlint-disable-next-line no-control-regex -- it searches for control characters
  if (/^\/[/\\]|[\u0000-\u001f\u007f]/.test(path)) return false;
  if (/[/\\]\.\.?(?:[/\\]|$)/.test(path)) return false;
  // A return to the sign-in page would loop.
  return !SERVICE_PATH.test(path) && !isSignInPath(path);
}
