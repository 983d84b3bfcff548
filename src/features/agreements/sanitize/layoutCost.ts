import { TooComplex } from './complexity';

/**
 * The cost of laying out a text, in units of one Latin letter of a paragraph, about 0.15 µs. One
 * rule covers everything that can multiply: each part of a text has a price, measured in Chromium,
 * and the sum is limited (P41).
 */
const PRICE = {
  element: 40,
  /** A change of script loads another font. */
  scriptChange: 250,
  /** Each language loads its fonts once. */
  language: 6000,
  line: 60,
  rule: 400,
  item: 100,
  /** An item that sets its number makes its whole list count again. */
  numberedItem: 2,
  table: 400,
  /** A cell of a table's grid, also one that a span covers. */
  place: 2,
  cell: 20,
} as const;

/** The maximum for a text. 300 KB of ordinary Chinese clauses with Latin words cost less. */
const MAX_TEXT_COST = 3_000_000;

/** Far more than an agreement quotes; each needs fonts of its own, anywhere. */
const MAX_LANGUAGES = 40;

/**
 * Joining letters and stacked marks: laying out a run takes quadratic time. Measured for 10,000:
 * 250 ms.
 */
const JOINING_RUN =
  /[\p{M}\p{Join_Control}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\u0640]{24,}/gu;
const JOINED_SHARE = 16;
const DIRECTION_SHARE = 0.1;

/**
 * Groups characters of the same font: ASCII, ideographs with kana, Hangul and full-width signs,
 * surrogate pairs, or a block of 256 characters.
 */
function fontClass(code: number): number {
  if (code < 0x80) return 1;
  if ((code >= 0x2e80 && code < 0xd800) || code >= 0xff00) return 2;
  if (code >= 0xd800 && code < 0xe000) return 3;
  return 0x100 + (code >> 8);
}

export function textCost(text: string): number {
  let cost = 0;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    cost += code < 0x80 ? 1 : 3;
    if (code === 0x20) continue;
    if (code === 0x0a) cost += PRICE.line;
    const now = fontClass(code);
    if (now !== before && before !== 0) cost += PRICE.scriptChange;
    before = now;
  }
  if (cost > text.length)
    for (const [run] of text.matchAll(JOINING_RUN)) cost += run.length ** 2 / JOINED_SHARE;
  return cost;
}

const spanOf = (cell: Element, name: string): number =>
  Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1;

/**
 * The price of a table's grid: its columns, including those covered by earlier rowspans, times its
 * rows.
 */
function gridCost(table: HTMLTableElement): number {
  const { rows } = table;
  const occupancy = new Array<number>(rows.length).fill(0);
  let cells = 0;
  for (let row = 0; row < rows.length; row += 1) {
    for (const cell of rows[row]?.cells ?? []) {
      cells += 1;
      const last = Math.min(row + spanOf(cell, 'rowspan'), rows.length);
      for (let place = row; place < last; place += 1)
        occupancy[place] = (occupancy[place] ?? 0) + spanOf(cell, 'colspan');
    }
  }
  const columns = occupancy.reduce((most, count) => Math.max(most, count), 0);
  return PRICE.table + cells * PRICE.cell + columns * rows.length * PRICE.place;
}

/** The price of the numbers that the items of a list set. */
function listCost(list: Element): number {
  let numbers = 0;
  for (const item of list.children) if (item.hasAttribute('value')) numbers += 1;
  return numbers * list.childElementCount * PRICE.numberedItem;
}

function elementCost(element: Element): number {
  switch (element.localName) {
    case 'table':
      return gridCost(element as HTMLTableElement);
    case 'ol':
    case 'ul':
      return PRICE.element + listCost(element);
    case 'li':
      return PRICE.item;
    case 'br':
      return PRICE.line;
    case 'hr':
      return PRICE.rule;
    default:
      return PRICE.element;
  }
}

/**
 * Refuses a text that takes too long to lay out; each language counts once.
 * @throws TooComplex
 */
export function refuseDearText(root: Element): void {
  const costs = new Map<Node, number>();
  const languages = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [root];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node);
  // In reverse order: the content of an element is priced before the element.
  for (const node of nodes.reverse()) {
    const own = node instanceof Element ? elementCost(node) : textCost(node.nodeValue ?? '');
    const inside = costs.get(node) ?? 0;
    // Automatic direction reads all words, once for each element around them.
    const whole =
      own
      + inside
        * (node instanceof Element && node.matches('bdi, [dir=auto i]') && node !== root
          ? 1 + DIRECTION_SHARE
          : 1);
    costs.set(node, whole);
    if (node instanceof Element && node.hasAttribute('lang'))
      languages.add(node.getAttribute('lang') ?? '');
    const parent = node.parentNode;
    if (node !== root && parent) costs.set(parent, (costs.get(parent) ?? 0) + whole);
  }
  const total = (costs.get(root) ?? 0) + languages.size * PRICE.language;
  if (languages.size > MAX_LANGUAGES || total > MAX_TEXT_COST) throw new TooComplex();
}
