import { isBlank } from '#lib/text/characters.ts';
import { TooComplex } from './complexity';

const ALL = 'h1, h2, h3, h4, h5, h6';

/** Characters of all headings together; nested headings multiply the same words. */
const MAX_WORDS = 1_000_000;

/** Only letters and digits, so that `《服务协议》` equals `服务协议`. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();
}

function isFirstText(root: Element, heading: Element): boolean {
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEndBefore(heading);
  return isBlank(before.toString());
}

function withLevel(heading: Element, level: number): Element {
  if (heading.localName === `h${level}`) return heading;
  const replacement = document.createElement(`h${level}`);
  for (const { name, value } of heading.attributes) replacement.setAttribute(name, value);
  replacement.append(...heading.childNodes);
  heading.replaceWith(replacement);
  return replacement;
}

/**
 * Moves the headings of a text below the page's own title, the only h1. A first heading that
 * repeats `name` is removed, empty ones become plain text, and the others start at h2 and descend
 * one level at a time.
 * @returns the headings in reading order
 * @throws TooComplex
 */
export function settleHeadings(root: Element, name: string): Element[] {
  const [first] = root.querySelectorAll(ALL);
  if (first && bare(first.textContent) === bare(name) && isFirstText(root, first)) first.remove();
  const above: number[] = [];
  let length = 0;
  const headings: Element[] = [];
  for (const heading of root.querySelectorAll(ALL)) {
    const words = heading.textContent;
    length += words.length;
    if (length > MAX_WORDS) throw new TooComplex();
    if (isBlank(words)) {
      heading.replaceWith(...heading.childNodes);
      continue;
    }
    const level = Number(heading.localName.slice(1));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    headings.push(withLevel(heading, Math.min(above.length + 1, 6)));
  }
  return headings;
}
