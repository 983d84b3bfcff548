/** @jest-environment node */
import { codeInReason, normalizeReason, reasonLength, reasonProblem } from './joinReason';

describe('a reason as sent', () => {
  test.each([
    ['surrounding spaces', '\u3000 to learn \n', 'to learn'],
    ['control characters', 'to\u0000 \u001b[31mlearn\u0007\u007f\u0085', 'to [31mlearn'],
    ['lone surrogates', 'to \ud83d learn \udc00', 'to \ufffd learn \ufffd'],
    ['Windows line ends', 'one\r\ntwo', 'one\ntwo'],
  ])('removes %s', (_, typed, result) => {
    expect(normalizeReason(typed)).toBe(result);
    expect(reasonLength(typed)).toBe([...result].length);
  });

  test.each(['one\ntwo\n\tthree', '👩🏽‍🏫 e\u0301 \u200f', 'a < b'])('keeps %j', (text) =>
    expect(normalizeReason(text)).toBe(text),
  );

  test.each(['\u0000', '\u0007 \u001b'])('%j is not one', (text) =>
    expect(reasonProblem(text)).toBe('join.reason.empty'),
  );
});

describe('code in a reason', () => {
  test.each([
    'once = enough',
    'I teach how onclick differs from onkeydown',
    'I have read JavaScript: The Good Parts',
    'JavaScript: map(), filter() and reduce() still confuse me',
    'I know List<String> and want more',
    'x<y holds in every exercise',
    'Kosten < Nutzen > Aufwand',
    'My address is <jo@example.com>.',
    'I <3 this academy',
    'Niveau <B2>, 资格<英语>',
    'Let x = 5; then prove it.',
    'While (and if) there is a seat, I will come',
    'function and form follow each other (in design)',
    'I want to select courses from the list',
    'I had to drop table tennis; now I have time',
    'Goals: 1) SQL 2) Python; 3) statistics',
  ])('is not found in the honest sentence: %s', (text) => expect(codeInReason(text)).toBe(''));

  test.each([
    ['<script>', '<script>'],
    ['I write </b', '</b'],
    ['<!-- x', '<!-- x'],
    ['<?xml version="1.0"?>', '<?xml version="1.0"?>'],
    ['a<input disabled>', '<input disabled>'],
    ['<x-y onclick=1>', '<x-y onclick=1>'],
    ['JavaScript:alert(1) ends', 'JavaScript:alert(1)'],
    ['java\tscript:alert(1)', 'java\tscript:alert(1)'],
    ['javascript:document.cookie', 'javascript:document.cookie'],
    ['onclick=alert(1)', 'onclick=alert(1)'],
    ["' autofocus onfocus='steal()", "onfocus='steal()"],
    ['function f(){return 1}', 'function f(){return 1}'],
    ['to learn\nalert(1);\nthanks', 'alert(1);'],
    ['const a = read(2)', 'const a = read(2)'],
    ['import x from "y"', 'import x from "y"'],
    ["x'; DROP TABLE users; --", 'DROP TABLE users; --'],
    ['SELECT name FROM users WHERE id=1', 'SELECT name FROM users WHERE id=1'],
    ["' OR 1=1 --", "' OR 1=1 --"],
    [`<p title=${'x'.repeat(60)}>`, `<p title=${'x'.repeat(31)}…`],
  ])('in %j is %j', (text, part) => expect(codeInReason(text)).toBe(part));
});
