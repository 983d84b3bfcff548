/** What embeds, overrides or isolates a text: a part of a character class. */
export const BIDI_CONTROLS = '\\u202a-\\u202e\\u2066-\\u2069';

/** Everything unseen that sets the direction of a text, the Arabic and the other marks too: a part of a character class. */
export const DIRECTION_MARKS = `\\u061c\\u200e\\u200f${BIDI_CONTROLS}`;

const EACH_CONTROL = new RegExp(`[${BIDI_CONTROLS}]`, 'g');
const EMBEDDINGS = '\u202a\u202b\u202d\u202e';
const ISOLATES = '\u2066\u2067\u2068';
const END_OF_EMBEDDING = '\u202c';
const END_OF_ISOLATE = '\u2069';

/**
 * The text with every bidirectional embedding, override and isolate closed at its end, and without an end of
 * isolate that nothing began: either would reach out of the `<bdi>` around the text (UAX #9, rules X5a to X7).
 */
export function balanceBidi(text: string): string {
  const open: string[] = [];
  const kept = text.replace(EACH_CONTROL, (control) => {
    if (EMBEDDINGS.includes(control)) open.push(END_OF_EMBEDDING);
    else if (ISOLATES.includes(control)) open.push(END_OF_ISOLATE);
    else if (control === END_OF_EMBEDDING && open.at(-1) === control) open.pop();
    else if (control === END_OF_ISOLATE) return endIsolate(open);
    return control;
  });
  return kept + open.reverse().join('');
}

/** Ends the innermost isolate and the embeddings begun in it; an end with no beginning is dropped. */
function endIsolate(open: string[]): string {
  const begun = open.lastIndexOf(END_OF_ISOLATE);
  if (begun < 0) return '';
  open.length = begun;
  return END_OF_ISOLATE;
}
