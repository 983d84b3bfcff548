/** @jest-environment node */
import { normaliseReason, reasonLength, reasonProblem } from './joinReason';

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
