/** Deeper than any honest nesting; the parser's time grows quadratically. */
const MAX_OPEN = 400;
/**
 * Elements, with two attributes as one: reading them takes about 5 µs each, so 8,000 stay under
 * 200 ms on a processor that is four times slower. 300 KB of ordinary clauses have 6,000.
 */
const MAX_PARTS = 8000;

/**
 * The cost of reopened formatting elements, quadratic in their number; 1,000,000 take Chromium
 * about a quarter of a second.
 */
const MAX_REBUILDING = 1_000_000;

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)/gi;
const ATTRIBUTE = /[^\s/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g;
/** Elements without an end, or that end where the next one begins. */
const SELF_ENDING = /^(?:br|hr|p|li|dt|dd|t[dhr]|tbody|thead|tfoot|a)$/;

/**
 * Elements that the parser reopens in each following block until their end tag (HTML standard,
 * 13.2.4.3).
 */
const FORMATTING = /^(?:a|b|code|em|i|s|small|strong|u)$/;
/** The parser remembers at most three identical formatting elements. */
const MAX_ALIKE = 3;

/** A text that would freeze the page, by intent or by mistake. */
export class TooComplex extends Error {}

/** The parser's list of active formatting elements. */
class OpenLetters {
  private readonly open: { name: string; written: string }[] = [];

  get count(): number {
    return this.open.length;
  }

  begin(name: string, attributes: string): void {
    if (name === 'a') this.end(name);
    const source = `${name}${attributes}`;
    const alike = this.open.filter((other) => other.written === source);
    if (alike.length >= MAX_ALIKE)
      this.open.splice(this.open.indexOf(alike[0] as (typeof alike)[number]), 1);
    this.open.push({ name, written: source });
  }

  end(name: string): void {
    const last = this.open.findLastIndex((other) => other.name === name);
    if (last >= 0) this.open.splice(last, 1);
  }
}

/**
 * Refuses a text with too many tags, attributes or open tags before it is parsed: Chromium takes
 * 14 s for 512 KB of `<div>`. It takes as long for 4 KB of unclosed bold elements in 350 languages,
 * because each of the 250 following paragraphs reopens all of them. Only scans the tags of
 * `filterMarkup`, which approximates the parser closely.
 * @throws TooComplex
 */
export function refuseDeepText(html: string): void {
  const openByName = new Map<string, number>();
  const letters = new OpenLetters();
  let open = 0;
  let parts = 0;
  let rebuilding = 0;
  for (const [, slash, tagName = '', attributes = ''] of html.matchAll(TAG)) {
    const name = tagName.toLowerCase();
    if (slash === '') parts += 1 + (attributes.match(ATTRIBUTE)?.length ?? 0) / 2;
    if (parts > MAX_PARTS) throw new TooComplex();
    if (!FORMATTING.test(name)) rebuilding += letters.count ** 2;
    else if (slash === '') letters.begin(name, attributes);
    else letters.end(name);
    if (rebuilding > MAX_REBUILDING) throw new TooComplex();
    if (SELF_ENDING.test(name)) continue;
    const count = openByName.get(name) ?? 0;
    const step = slash === '' ? 1 : -Math.min(count, 1);
    openByName.set(name, count + step);
    open += step;
    if (open > MAX_OPEN) throw new TooComplex();
  }
}

/**
 * A counter to call with every node of a parsed text.
 * @throws TooComplex when there are too many elements
 */
export function elementCounter(): (node: Node) => void {
  let elements = 0;
  return (node) => {
    if (node.nodeType === Node.ELEMENT_NODE) elements += 1;
    if (elements > MAX_PARTS) throw new TooComplex();
  };
}
