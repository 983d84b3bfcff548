/**
 * What the next server could read differently from this one, in the path of a call as the client
 * wrote it: dot segments, also before an escape, empty segments, path parameters, backslashes, and
 * escapes of a dot, slash, backslash, control character, overlong UTF-8 or another escape. No id of
 * the contract needs them. JavaScript and nginx (PCRE) read the pattern alike.
 */
export const AMBIGUOUS_PATH =
  "[^\\w.~!$&'()*+,=:@%/-]|//|/\\.{1,2}(?:/|%|$)|%(?:[01]|2[EeFf]|5[Cc]|7[Ff]|[Cc][01]|[Ee]0%[89]|[Ff]0%8|25[0-9A-Fa-f]{2}|(?![0-9A-Fa-f]{2}))";

const AMBIGUOUS = new RegExp(AMBIGUOUS_PATH);

/**
 * Whether the services may receive a path.
 * @param path as the client wrote it, without the query
 */
export function isServicePath(path: string): boolean {
  return path.startsWith('/api/') && !AMBIGUOUS.test(path);
}
