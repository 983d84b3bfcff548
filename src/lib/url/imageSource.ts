/** 512 KB, counted in characters of the source as it arrived. */
const LENGTH_LIMIT = 512 * 1024;

const DATA_URL = /^data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/]+={0,2}$/i;

/** The eight bytes that begin every PNG, and the first zero after them (PNG specification, section 5.2). */
const PNG_IN_BASE64 = /^iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/;

/**
 * A picture's address that may be put into `src`: https on one of `allowedHosts` (host, with its port when it is not
 * 443), or a PNG or JPEG data URL in base64. `undefined` otherwise, and over 512 KB; the default picture is shown then.
 */
export function safeImageSource(
  value: unknown,
  allowedHosts: readonly string[],
): string | undefined {
  if (typeof value !== 'string' || value.length > LENGTH_LIMIT) return undefined;
  if (DATA_URL.test(value)) return value;
  const url = parse(value);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  return allowedHosts.some((host) => host.toLowerCase() === url.host) ? url.href : undefined;
}

/**
 * A slider picture's address: a bare base64 PNG, in lines or not, becomes a data URL; else as `safeImageSource` (D24).
 */
export function challengeImageSource(
  value: unknown,
  allowedHosts: readonly string[],
): string | undefined {
  if (typeof value !== 'string' || value.length > LENGTH_LIMIT) return undefined;
  const base64 = value.replace(/[\t\n\f\r ]/g, '');
  return PNG_IN_BASE64.test(base64)
    ? `data:image/png;base64,${base64}`
    : safeImageSource(value, allowedHosts);
}

/** An absolute address; text with controls, white space at its ends or backslashes, which `URL` would mend, is none. */
function parse(address: string): URL | undefined {
  if (/\p{Control}|^\s|\s$|\\/u.test(address)) return undefined;
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
