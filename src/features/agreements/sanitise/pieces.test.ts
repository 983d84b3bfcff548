import { TooComplex } from './complexity';
import { dividePieces } from './pieces';

function rootOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}
const wordsOf = (root: Element): string => (root.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const clauses = (count: number, length: number): string =>
  `<p>${'word '.repeat(length)}</p>`.repeat(count);

test.each([
  ['an empty text', ''],
  ['blank text', ' \n '],
  ['a short text', clauses(3, 20)],
  ['a text just below the limit', 'a'.repeat(63_000)],
])('keeps %s whole', (_case, html) => {
  const root = rootOf(html);
  expect(dividePieces(root, false)).toBe(false);
  expect(root.innerHTML).toBe(html);
});

test.each([
  ['many clauses', clauses(40, 400)],
  ['one long paragraph', clauses(1, 20_000)],
  ['letters without a space', `<p>${'a'.repeat(100_000)}</p>`],
  ['surrogate pairs without a space', `<p>a${'𠀀'.repeat(20_000)}</p>`],
  ['words outside of any element', 'word '.repeat(20_000)],
  ['a list', `<ol>${`<li>${'word '.repeat(300)}</li>`.repeat(60)}</ol>`],
])('divides %s, with all its words in order', (_case, html) => {
  const root = rootOf(html);
  const words = wordsOf(root);
  expect(dividePieces(root, false)).toBe(true);
  expect(root.querySelectorAll('[data-piece]').length).toBeGreaterThan(2);
  expect(wordsOf(root)).toBe(words);
  for (const piece of root.querySelectorAll('[data-piece]'))
    expect(piece.textContent).not.toMatch(/^[\uDC00-\uDFFF]/);
});

test.each([
  [6, 0],
  [7, 1],
])('of %i nested lists %i are not indented further', (depth, expected) => {
  const root = rootOf(`${'<ul><li>'.repeat(depth)}a${'</li></ul>'.repeat(depth)}`);
  dividePieces(root, false);
  expect(root.querySelectorAll('[data-deep]')).toHaveLength(expected);
});

test.each([
  ['a text', `<p>${'字'.repeat(1_400_000)}</p>`],
  ['a table', `<table data-table><tr><td>${'a'.repeat(200_000)}</td></tr></table>`],
])('refuses %s that costs too much', (_case, html) => {
  expect(() => dividePieces(rootOf(html), false)).toThrow(TooComplex);
});
