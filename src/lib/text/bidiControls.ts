/** Embedding, override and isolate characters, for a character class. */
export const BIDI_CONTROLS = '\\u202a-\\u202e\\u2066-\\u2069';

/**
 * All invisible characters that set a text's direction, including the Arabic mark, for a character
 * class.
 */
export const DIRECTION_MARKS = `\\u061c\\u200e\\u200f${BIDI_CONTROLS}`;

const EACH_CONTROL = new RegExp(`[${BIDI_CONTROLS}]`, 'g');
const EMBEDDINGS = '\u202a\u202b\u202d\u202e';
const ISOLATES = '\u2066\u2067\u2068';
const END_OF_EMBEDDING = '\u202c';
const END_OF_ISOLATE = '\u2069';

/**
 * Closes every bidirectional embedding, override and isolate at the end of the text, and removes
 * unmatched ends of isolates. Both would affect text outside its `<bdi>` (UAX #9, rules X5a to X7).
 */
export function balanceBidi(text: string): string {
  const open: string[] = [];
  const result = text.replace(EACH_CONTROL, (control) => {
    if (EMBEDDINGS.includes(control)) open.push(END_OF_EMBEDDING);
    else if (ISOLATES.includes(control)) open.push(END_OF_ISOLATE);
    else if (control === END_OF_EMBEDDING && open.at(-1) === control) open.pop();
    else if (control === END_OF_ISOLATE) return endIsolate(open);
    return control;
  });
  return result + open.reverse().join('');
}

/** Closes the innermost isolate and the embeddings in it; an unmatched end is dropped. */
function endIsolate(open: string[]): string {
  const lastStart = open.lastIndexOf(END_OF_ISOLATE);
  if (lastStart < 0) return '';
  open.length = lastStart;
  return END_OF_ISOLATE;
}
