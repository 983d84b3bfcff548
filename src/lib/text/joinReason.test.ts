/** @jest-environment node */
import { codeInReason, normalizeReason, reasonLength, reasonProblem } from './joinReason';

describe('a reason as sent', () => {
  test.each([
    ['surrounding spaces', '\u3000 to learn \n', 'to learn'],
    ['control characters', 'to\u0000 \u001b[31mlearn\u0007\u007f\u0085', 'to [31mlearn'],
    ['lone surrogates', 'to \ud83d learn \udc00', 'to \ufffd learn \ufffd'],
    ['Windows line ends', 'one\r\ntwo', 'one\ntwo'],
  ])('removes %s', (_, typed, sent) => {
    expect(normalizeReason(typed)).toBe(sent);
    expect(reasonLength(typed)).toBe([...sent].length);
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
    'I want to learn.',
    '我想学习新的知识。',
    'once = enough',
    'Online=better for me',
    'onboarding = faster with you',
    'onclick = Neuland für mich',
    'I teach how onclick differs from onkeydown',
    'I have read JavaScript: The Good Parts',
    'JavaScript:入门到精通',
    'JavaScript: map(), filter() and reduce() still confuse me',
    'I know List<String> and want more',
    'Promise<Data> and Array<Button> are still new to me',
    'x<y holds in every exercise',
    'If a <b and c> d, then I am lost.',
    'Kosten < Nutzen > Aufwand',
    'f(x) < g(x)',
    'see <https://example.com>',
    'My address is <jo@example.com>.',
    'I <3 this academy',
    'My heart broke </3 when the last course was full',
    'Niveau <B2>, 资格<英语>',
    'Let x = 5; then prove it.',
    'While (and if) there is a seat, I will come',
    'for (almost) everything there is a course',
    'function and form follow each other (in design)',
    'I want to select courses from the list',
    'I had to drop table tennis; now I have time',
    'Select it from the list where I am',
    'I need to update my set of skills',
    'Goals: 1) SQL 2) Python; 3) statistics',
    'Beginner -> expert',
    "A função f(x) e a derivada f'(x)",
  ])('is not found in the honest sentence: %s', (text) => expect(codeInReason(text)).toBe(''));

  test.each([
    ['<b onclick=x>', '<b onclick=x>'],
    ['<script>', '<script>'],
    ['I write </b', '</b'],
    ['<!-- x', '<!-- x'],
    ['<?xml version="1.0"?>', '<?xml version="1.0"?>'],
    ['see <IMG src=x>', '<IMG src=x>'],
    ['a<input disabled>', '<input disabled>'],
    ['<svg/onload=1>', '<svg/onload=1>'],
    ['<x-y onclick=1>', '<x-y onclick=1>'],
    ['JavaScript:alert(1) ends', 'JavaScript:alert(1)'],
    ['java\tscript:alert(1)', 'java\tscript:alert(1)'],
    ['javascript: alert(1)', 'javascript: alert(1)'],
    ['javascript:document.cookie', 'javascript:document.cookie'],
    ['onclick=alert(1)', 'onclick=alert(1)'],
    ["' autofocus onfocus='steal()", "onfocus='steal()"],
    ['function f(){return 1}', 'function f(){return 1}'],
    ['to learn\nalert(1);\nthanks', 'alert(1);'],
    ['const a = read(2)', 'const a = read(2)'],
    ['import x from "y"', 'import x from "y"'],
    ["x'; DROP TABLE users; --", 'DROP TABLE users; --'],
    ['SELECT name FROM users WHERE id=1', 'SELECT name FROM users WHERE id=1'],
    ['insert into users values (1)', 'insert into users values (1)'],
    ["' OR 1=1 --", "' OR 1=1 --"],
    [`<p title=${'x'.repeat(60)}>`, `<p title=${'x'.repeat(31)}…`],
  ])('in %j is %j', (text, part) => expect(codeInReason(text)).toBe(part));
});
