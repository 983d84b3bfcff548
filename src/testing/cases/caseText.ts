/** A case whose text is written out (`value`) or, when it is long, as a recipe: each part repeated so many times. */
export type Case = { value?: unknown; parts?: (string | number)[][] | undefined };

/** The text of a case. Test data only. */
export function caseText({ value, parts }: Case): string {
  if (parts) return parts.map(([text, times]) => String(text).repeat(Number(times))).join('');
  return String(value);
}
