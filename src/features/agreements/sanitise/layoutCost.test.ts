import fc from 'fast-check';
import { expensiveTexts, ordinaryTexts } from '#testing/cases/expensiveTexts.ts';
import { checkProperty } from '#testing/run/properties.ts';
import { layoutCosts, textCost } from './layoutCost';
import { readAgreement } from './readAgreement';

const SOURCE = {
  name: 'Service agreement',
  address: 'https://www.school.example/agreements/service.html',
};
const made = (name: string, bytes: number): string => expensiveTexts[name]?.(bytes) ?? '';
/**
 * The maximum cost of what is laid out at once. Units of `layoutCost.ts`; 140,000 are about 20 ms.
 */
const MAXIMUM_COST = 145_000;

/** The highest cost of a piece, or of the content outside of pieces. */
function highestCost(text: HTMLElement): number {
  const { costs, total } = layoutCosts(text);
  if (!text.hasAttribute('data-large')) return total;
  const pieces = [...text.querySelectorAll('[data-piece]')].filter(
    (piece) => piece.parentElement?.closest('[data-piece]') === null,
  );
  return Math.max(...pieces.map((piece) => costs.get(piece) ?? 0));
}

test.each([
  [
    '40 rows of 20 cells that span 50 by 50',
    `<table>${`<tr>${'<td colspan=50 rowspan=50>x</td>'.repeat(20)}</tr>`.repeat(40)}</table>`,
  ],
  ['one letter with 40,000 marks', `<p>a${'\u0301'.repeat(40_000)}`],
  ['200 letters with 200 marks each, in one word', `<p>${`a${'\u0301'.repeat(200)}`.repeat(1000)}`],
  ['10,000 joined letters', `<p>${'\u0640'.repeat(10_000)}`],
  [
    'a row of 1,000 cells above 1,000 rows',
    `<table><tr>${'<td>x'.repeat(1000)}</tr>${'<tr><td>x'.repeat(1000)}</table>`,
  ],
  ['1,400 items with their own numbers', `<ol>${'<li value=5>x'.repeat(1400)}</ol>`],
  ['8,000 changes of script', `<p>${'a同ก'.repeat(2700)}`],
  [
    '100 languages',
    Array.from({ length: 100 }, (_, index) => `<b lang=${(index + 370).toString(36)}>x</b>`).join(
      ' ',
    ),
  ],
  ['1,600 rules', '<hr>x'.repeat(1600)],
  ['nested headings', `${'<h2><div>'.repeat(90)}${'word '.repeat(20_000)}`],
])('%s are too large to show', (_, html) => expect(readAgreement(html, SOURCE)).toBe('tooLarge'));

test.each(ordinaryTexts)('%s are shown at any size', (name) => {
  for (const bytes of [1000, 60_000, 300_000])
    expect(readAgreement(made(name, bytes), SOURCE)).toMatchObject({ text: expect.anything() });
});

test('shows an ordinary table of 250 rows', () => {
  const html = `<table>${`<tr>${'<td>Some words of a cell</td>'.repeat(4)}</tr>`.repeat(250)}</table>`;
  expect(readAgreement(html, SOURCE)).toMatchObject({ text: expect.anything() });
});

test('divides one long line into pieces without losing words', () => {
  const words = 'some words of it '.repeat(6000);
  const reading = readAgreement(words, SOURCE);
  if (typeof reading === 'string') throw new Error(reading);
  expect(reading.text.querySelectorAll('[data-piece]').length).toBeGreaterThan(5);
  expect(reading.text.textContent).toBe(words);
});

test('small blocks share a piece, in order and without loss', () => {
  const html = Array.from({ length: 4000 }, (_, at) => `<p>clause ${at}</p>\n`).join('');
  const reading = readAgreement(html, SOURCE);
  if (typeof reading === 'string') throw new Error(reading);
  const { text } = reading;
  expect(text.querySelectorAll('[data-piece]').length).toBeLessThan(250);
  expect(text.querySelectorAll('[data-piece] [data-piece]')).toHaveLength(0);
  expect(text.textContent).toBe(html.replaceAll(/<\/?p>/g, ''));
});

test('a table is a piece of its own', () => {
  const html = `<p>x</p><p>x</p><table><tr><td>x</table><p>x</p><p>x</p>${'<p>some words</p>'.repeat(1500)}`;
  const reading = readAgreement(html, SOURCE);
  if (typeof reading === 'string') throw new Error(reading);
  expect(reading.text.querySelector('table')?.parentElement).toHaveAttribute('data-piece');
  expect(reading.text.querySelectorAll('[data-gathered] table')).toHaveLength(0);
});

test('does not divide a surrogate pair', () => {
  const words = `a${'😀'.repeat(20_000)}`;
  const reading = readAgreement(words, SOURCE);
  if (typeof reading === 'string') throw new Error(reading);
  for (const piece of reading.text.querySelectorAll('[data-piece]'))
    expect(piece.textContent).not.toMatch(/\p{Surrogate}/u);
});

test('does not indent deeply nested containers further', () => {
  const reading = readAgreement(`${'<blockquote>'.repeat(8)}<p>x</p>`, SOURCE);
  if (typeof reading === 'string') throw new Error(reading);
  expect(reading.text.querySelectorAll('[data-deep]')).toHaveLength(2);
});

test('marks in ordinary words cost no more than letters', () => {
  expect(textCost('é'.normalize('NFD').repeat(20))).toBeLessThan(10_200);
  expect(textCost('مُحَمَّدٌ '.repeat(20))).toBeLessThan(600);
});

test('shows no text with a part that costs too much', () => {
  const size = fc.integer({ min: 200, max: 12_000 });
  const parts = fc.array(fc.tuple(fc.constantFrom(...Object.keys(expensiveTexts)), size), {
    minLength: 1,
    maxLength: 3,
  });
  const check = (each: [string, number][]) => {
    const reading = readAgreement(
      each.map(([name, bytes]) => made(name, bytes)).join('<p>and</p>'),
      SOURCE,
    );
    if (typeof reading !== 'string')
      expect(highestCost(reading.text)).toBeLessThanOrEqual(MAXIMUM_COST);
  };
  checkProperty(12, fc.property(parts, check));
});
