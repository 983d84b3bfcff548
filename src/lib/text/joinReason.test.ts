/** @jest-environment node */
import honestReasons from './cases/honestReasons.json';
import { codeInReason, normaliseReason, reasonLength, reasonProblem } from './joinReason';

describe('a reason as sent', () => {
  test.each([
    ['surrounding spaces', '\u3000 to learn \n', 'to learn'],
    ['control characters', 'to\u0000 \u001b[31mlearn\u0007\u007f\u0085', 'to [31mlearn'],
    ['lone surrogates', 'to \ud83d learn \udc00', 'to \ufffd learn \ufffd'],
    ['Windows line ends', 'one\r\ntwo', 'one\ntwo'],
  ])('removes %s', (_, typed, sent) => {
    expect(normaliseReason(typed)).toBe(sent);
    expect(reasonLength(typed)).toBe([...sent].length);
  });

  test.each(['one\ntwo\n\tthree', '👩🏽‍🏫 e\u0301 \u200f', 'a < b'])('keeps %j', (text) =>
    expect(normaliseReason(text)).toBe(text),
  );

  test.each(['\u0000', '\u0007 \u001b'])('%j is not one', (text) =>
    expect(reasonProblem(text)).toBe('join.reason.empty'),
  );
});

describe('code in a reason', () => {
  const sentences = Object.entries(honestReasons).flatMap(([locale, texts]) =>
    texts.map((text) => [locale, text] as const),
  );

  test('is looked for in 200 sentences of twelve languages', () => {
    expect(Object.keys(honestReasons)).toHaveLength(12);
    expect(sentences.length).toBeGreaterThanOrEqual(200);
  });

  test.each(sentences)('is not found in honest %s: %s', (_, text) =>
    expect(codeInReason(text)).toBe(''),
  );

  test.each([
    ['<b onclick=x>', '<b onclick=x>'],
    ['<script>', '<script>'],
    ['I write </b', '</b'],
    ['<!-- x', '<!--'],
    ['<?xml version="1.0"?>', '<?xml'],
    ['see <IMG src=x>', '<IMG src=x>'],
    ['a<input disabled>', '<input disabled>'],
    ['<svg/onload=1>', '<svg/onload=1>'],
    ['<x-y onclick=1>', '<x-y onclick=1'],
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
    [`<p title=${'x'.repeat(60)}>`, `<p title=${'x'.repeat(31)}…`],
  ])('in %j is %j', (text, part) => expect(codeInReason(text)).toBe(part));
});
