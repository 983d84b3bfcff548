/** More tags open at once than any text nests; the parser's time grows with their square. */
const MOST_OPEN = 400;
/** More than 512 KB of text have. */
const MOST_ELEMENTS = 60_000;

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Have no end, or end by themselves where the next one begins. */
const SELF_ENDING = /^(?:br|hr|p|li|dt|dd|t[dhr]|tbody|thead|tfoot|a)$/;

/** A text made, or broken, so that showing it would freeze the page. */
export class TooComplex extends Error {}

/**
 * Refuses a text with more open tags than it can have honestly, before the parser chokes on it: measured in
 * Chromium, 512 KB of `<div>` take it 14 s. A look at the tags alone: a close guess of what the parser will
 * make of them.
 * @throws TooComplex
 */
export function refuseDeepText(html: string): void {
  const openByName = new Map<string, number>();
  let open = 0;
  for (const [, slash, written = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (SELF_ENDING.test(name)) continue;
    const count = openByName.get(name) ?? 0;
    const step = slash === '' ? 1 : -Math.min(count, 1);
    openByName.set(name, count + step);
    open += step;
    if (open > MOST_OPEN) throw new TooComplex();
  }
}

/** A counter to call with every node of a parsed text. @throws TooComplex when the elements become too many */
export function elementCounter(): (node: Node) => void {
  let elements = 0;
  return (node) => {
    if (node.nodeType === Node.ELEMENT_NODE) elements += 1;
    if (elements > MOST_ELEMENTS) throw new TooComplex();
  };
}
