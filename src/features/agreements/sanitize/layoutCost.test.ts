import { expensiveTexts, ordinaryTexts } from '#testing/cases/expensiveTexts.ts';
import { textCost } from './layoutCost';
import { readAgreement } from './readAgreement';

const SOURCE = {
  name: 'Service agreement',
  address: 'https://www.school.example/agreements/service.html',
};
const textOf = (name: string, bytes: number): string => expensiveTexts[name]?.(bytes) ?? '';
test.each([
  [
    '40 rows of 20 cells that span 50 by 50',
    `<table>${`<tr>${'<td colspan=50 rowspan=50>x</td>'.repeat(20)}</tr>`.repeat(40)}</table>`,
  ],
  ['one letter with 40,000 marks', `<p>a${'\u0301'.repeat(40_000)}`],
  ['200 letters with 200 marks each, in one word', `<p>${`a${'\u0301'.repeat(200)}`.repeat(1000)}`],
  ['10,000 joined letters', `<p>${'\u0640'.repeat(10_000)}`],
  [
    'a row of 2,000 cells above 1,500 rows',
    `<table><tr>${'<td>x'.repeat(2000)}</tr>${'<tr><td>x'.repeat(1500)}</table>`,
  ],
  ['1,400 items with their own numbers', `<ol>${'<li value=5>x'.repeat(1400)}</ol>`],
  ['16,000 changes of script', `<p>${'a同ก'.repeat(5400)}`],
  [
    '100 languages',
    Array.from({ length: 100 }, (_, index) => `<b lang=${(index + 370).toString(36)}>x</b>`).join(
      ' ',
    ),
  ],
  ['nested headings', `${'<h2><div>'.repeat(90)}${'word '.repeat(20_000)}`],
])('%s are too large to show', (_, html) => expect(readAgreement(html, SOURCE)).toBe('tooLarge'));

test.each(ordinaryTexts)('%s are shown at any size', (name) => {
  for (const bytes of [1000, 60_000, 300_000])
    expect(readAgreement(textOf(name, bytes), SOURCE)).toMatchObject({ text: expect.anything() });
});

test('shows an ordinary table of 250 rows', () => {
  const html = `<table>${`<tr>${'<td>Some words of a cell</td>'.repeat(4)}</tr>`.repeat(250)}</table>`;
  expect(readAgreement(html, SOURCE)).toMatchObject({ text: expect.anything() });
});

test('marks in ordinary words cost no more than letters', () => {
  expect(textCost('é'.normalize('NFD').repeat(20))).toBeLessThan(10_200);
  expect(textCost('مُحَمَّدٌ '.repeat(20))).toBeLessThan(600);
});
