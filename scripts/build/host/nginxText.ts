/** nginx does not read longer words. */
const LONGEST = 4000;

/** A value in double quotes. @throws if nginx would not read it as plain text */
export function quoted(value: string): string {
  if (/["\\$\n]/.test(value) || value.length > LONGEST)
    throw new Error(`nginx.conf cannot hold ${value}`);
  return `"${value}"`;
}

/** Quotes a regular expression, because it may contain braces and semicolons. */
export function pattern(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
