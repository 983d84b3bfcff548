/** A field's text and its caret, a position in UTF-16 units. */
export type FieldState = { text: string; caret: number };

/** Where the text that an edit inserted begins; it ends at the caret. */
export function insertionStart(previous: string, { text, caret }: FieldState): number {
  const most = Math.min(caret, previous.length - (text.length - caret));
  let start = 0;
  while (start < most && previous[start] === text[start]) start += 1;
  return start;
}

/** The text that an edit inserted. */
export function insertedText(previous: string, edit: FieldState): string {
  return edit.text.slice(insertionStart(previous, edit), edit.caret);
}
