/** 512 KB, counted in characters of the original source. */
const LENGTH_LIMIT = 512 * 1024;

const DATA_URL = /^data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/]+={0,2}$/i;

/**
 * The eight bytes of the PNG signature and the zero after them, in base64 (PNG specification,
 * section 5.2).
 */
const PNG_IN_BASE64 = /^iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/;

/**
 * An address that is safe as an image `src`: https on one of `allowedHosts` (host, with its port
 * unless it is 443), or a PNG or JPEG data URL in base64. `undefined` otherwise, and over 512 KB;
 * the default picture is shown then.
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
 * The address of a slider picture: a bare base64 PNG, also with line breaks, becomes a data URL;
 * otherwise as `safeImageSource`.
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

/**
 * Parses an absolute address. Text with controls, surrounding white space or backslashes, which
 * `URL` would correct, is refused.
 */
function parse(address: string): URL | undefined {
  if (/\p{Control}|^\s|\s$|\\/u.test(address)) return undefined;
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
