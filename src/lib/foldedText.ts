// oxlint-disable-next-line no-control-regex -- the range is what makes the common case fast
const ASCII = /^[\x00-\x7f]*$/;

/**
 * A text as searches compare it: case and width do not matter, white space at the ends is gone and otherwise one space.
 * `ＡＢｃ１２` and `abc12` are the same (specification 2, D47).
 */
export function foldText(text: string): string {
  const folded = ASCII.test(text) ? text : text.normalize('NFKC');
  return folded.toLowerCase().replace(/\s+/g, ' ').trim();
}
