/** A case's text: `value`, or for long texts a recipe of parts with their repetitions. */
export type Case = { value?: unknown; parts?: (string | number)[][] | undefined };

/** The text of a case. Test data only. */
export function caseText({ value, parts }: Case): string {
  if (parts) return parts.map(([text, times]) => String(text).repeat(Number(times))).join('');
  return String(value);
}
