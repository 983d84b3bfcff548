/** @jest-environment node */
import { soon } from '#testing/helpers/soon.ts';
import { refuseDeepText, TooComplex } from './complexity';

const repeat = (text: string, count: number) => text.repeat(count);
/** Formatting elements that the parser reopens, each different. */
const languages = (count: number) =>
  Array.from({ length: count }, (_, index) => `<b lang="x-${index}">`).join('');

test.each([
  ['nothing', ''],
  ['plain text', 'a < b > c </ & <1>'],
  ['the deepest allowed nesting', repeat('<div>', 400)],
  ['many elements next to each other', repeat('<div>text</div>', 8000)],
  ['many unclosed paragraphs and cells', repeat('<p>text<td>text<br>', 2500)],
  ['end tags without a start', repeat('</div>', 100_000)],
  [
    'the same formatting, of which the parser keeps three',
    repeat('<b>', 300) + repeat('<p>', 5000),
  ],
  ['links, which end where the next begins', repeat('<a href="/x">', 4000)],
  ['closed formatting', repeat('<b lang="a">text</b><p>', 2500)],
])('accepts %s', (_about, html) => {
  expect(() => refuseDeepText(html)).not.toThrow();
});

test.each([
  ['one level more than allowed', repeat('<div>', 401)],
  ['nesting in capitals', repeat('<DIV>', 401)],
  ['nesting of different elements', repeat('<div><section class="a">', 201)],
  ['nesting that ends of other elements hide', repeat('<div></span>', 401)],
  ['one element more than allowed', repeat('<div></div>', 8001)],
  [
    'many attributes of few elements',
    repeat(`<p lang=en dir="rtl" id='a' name=b title = "c d">x</p>`, 2286),
  ],
  ['one element with many attributes', `<p ${repeat('a/b c="" ', 5400)}>x</p>`],
  ['formatting that every paragraph reopens', languages(350) + repeat('<p>', 250)],
])('refuses %s', (_about, html) => {
  expect(() => refuseDeepText(html)).toThrow(TooComplex);
});

test('a megabyte of opening brackets is scanned quickly', () => {
  const texts = [repeat('<', 1024 * 1024), repeat('<a ', 4000), `<a ${repeat('b = "', 1001)}`];
  expect(() => soon(1000, () => texts.forEach(refuseDeepText))).not.toThrow();
});
