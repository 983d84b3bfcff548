import { DIRECTION_MARKS } from '#lib/text/bidiControls.ts';

/** The longest external address that we navigate to (D11). Characters. */
export const MAX_ADDRESS_LENGTH = 2048;

/** C0, DEL, C1, line separators, direction marks, backslash. */
const FORBIDDEN = new RegExp(
  `[\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029${DIRECTION_MARKS}\\\\]`,
);

/** Scheme, ASCII host, port; no user info, no percent encoding. */
const ABSOLUTE = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?(?:[/?#]|$)/i;

/**
 * Whether an address contains characters that browsers drop, servers split at, or people misread
 * (D11).
 */
export function holdsForbiddenCharacters(address: string): boolean {
  return FORBIDDEN.test(address);
}

/**
 * Whether a text has the syntax of an absolute http(s) address without user info. It says nothing
 * about whether it is allowed.
 */
export function isAbsoluteWebAddress(address: string): boolean {
  return ABSOLUTE.test(address);
}

/**
 * Parses an address; `undefined` instead of an exception. `URL.canParse` and `URL.parse` are too
 * new for Safari 16.
 */
export function parseAddress(address: string, base?: URL | string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Whether a host name, as in the address bar, is this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** https, or http on loopback. */
export function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/**
 * An absolute, secure web address from configuration or an answer (D9): https (http on loopback
 * only), no user info, no forbidden characters, at most 2048 characters. `undefined` for everything
 * else. Never throws.
 */
export function acceptWebAddress(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS_LENGTH) return undefined;
  if (holdsForbiddenCharacters(value) || !isAbsoluteWebAddress(value)) return undefined;
  const url = parseAddress(value);
  return url && isSecure(url) ? url : undefined;
}
