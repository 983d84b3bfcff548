/** More tags open at once than any text nests; the parser's time grows with their square. */
const MOST_OPEN = 400;
/** More than 512 KB of text have. The sanitiser looks at each for about 4 µs. */
const MOST_ELEMENTS = 12_000;

/** What beginning letters anew may cost, by the square of how many; 1,000,000 take Chromium about a quarter of a second. */
const MOST_REBUILDING = 1_000_000;

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)/gi;
/** Have no end, or end by themselves where the next one begins. */
const SELF_ENDING = /^(?:br|hr|p|li|dt|dd|t[dhr]|tbody|thead|tfoot|a)$/;

/** What the parser begins anew, in each block that follows, until its end tag comes (HTML standard, 13.2.4.3). */
const FORMATTING = /^(?:a|b|code|em|i|s|small|strong|u)$/;
/** Of letters that are wholly alike the parser remembers three. */
const MOST_ALIKE = 3;

/** A text made, or broken, so that showing it would freeze the page. */
export class TooComplex extends Error {}

/** The list of active formatting elements, as the parser will keep it. */
class OpenLetters {
  private readonly open: { name: string; written: string }[] = [];

  get count(): number {
    return this.open.length;
  }

  begin(name: string, attributes: string): void {
    if (name === 'a') this.end(name);
    const written = `${name}${attributes}`;
    const alike = this.open.filter((other) => other.written === written);
    if (alike.length >= MOST_ALIKE)
      this.open.splice(this.open.indexOf(alike[0] as (typeof alike)[number]), 1);
    this.open.push({ name, written });
  }

  end(name: string): void {
    const last = this.open.findLastIndex((other) => other.name === name);
    if (last >= 0) this.open.splice(last, 1);
  }
}

/**
 * Refuses a text with more open tags than it can have honestly, before the parser chokes on it: measured in
 * Chromium, 512 KB of `<div>` take it 14 s. So do 4 KB of bold letters in 350 languages that end nowhere: each of the
 * 250 paragraphs after them begins all of them anew. A look at the tags alone: a close guess of what the parser will make
 * of them.
 * @throws TooComplex
 */
export function refuseDeepText(html: string): void {
  const openByName = new Map<string, number>();
  const letters = new OpenLetters();
  let open = 0;
  let elements = 0;
  let rebuilding = 0;
  for (const [, slash, written = '', attributes = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (slash === '') elements += 1;
    if (elements > MOST_ELEMENTS) throw new TooComplex();
    if (!FORMATTING.test(name)) rebuilding += letters.count ** 2;
    else if (slash === '') letters.begin(name, attributes);
    else letters.end(name);
    if (rebuilding > MOST_REBUILDING) throw new TooComplex();
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
