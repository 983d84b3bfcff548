const ESCAPES = /%([0-9a-f]{2})/gi;

/** Decodes the escapes. Bytes that are not UTF-8 stay readable and match no file. */
function decoded(path: string): string {
  const bytes = path.replace(ESCAPES, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/**
 * The path of a request target as nginx reads it: without query, escapes decoded once, slashes
 * merged, dot segments resolved. The target may be absolute (`http://host/path`).
 * @returns undefined for a target that must be refused with 400: an invalid escape, a null
 * character, a path out of the root
 */
export function normalPath(target: string): string | undefined {
  const [raw = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  if (/%(?![0-9a-f]{2})/i.test(raw)) return undefined;
  const path = decoded(raw === '' ? '/' : raw);
  if (!path.startsWith('/') || path.includes('\0')) return undefined;
  const result: string[] = [];
  const segments = path.split('/').slice(1);
  for (const segment of segments) {
    if (segment === '..' && result.pop() === undefined) return undefined;
    if (segment !== '' && segment !== '.' && segment !== '..') result.push(segment);
  }
  const isFolder = /(?:^|\/)\.{0,2}$/.test(path);
  return `/${result.join('/')}${isFolder && result.length > 0 ? '/' : ''}`;
}
