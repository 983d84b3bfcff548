/** nginx reads no longer words. */
const LONGEST = 4000;

/** A value in double quotes. @throws when it holds what would not stay a plain text of nginx */
export function quoted(value: string): string {
  if (/["\\$\n]/.test(value) || value.length > LONGEST)
    throw new Error(`nginx.conf cannot hold ${value}`);
  return `"${value}"`;
}

/** Regular expressions stand in quotes, because they may hold braces and semicolons. */
export function pattern(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
