import codeCases from './cases/code.json';
import { toVerificationCode, verificationCodeProblem } from './verificationCode';

it.each(codeCases)('takes the case $value', ({ value, expect: expected }) => {
  const code = toVerificationCode(value);
  expect(code).toBe(Array.from(value.replace(/\s/g, '')).slice(0, 6).join(''));
  expect(verificationCodeProblem(code)).toBe(value === '' ? 'code.empty.check' : undefined);
  expect(expected).not.toBe('');
});

it.each([
  ['１２３４５６', '123456'], ['١٢٣٤٥٦', '123456'], ['۷۸۹۰۰۱', '789001'], ['\ufeff12\u200b34\t\u00005\u00006\u0007', '123456'], ['1234567', '123456'], ['😀😀😀😀😀😀😀', '😀😀😀😀😀😀'], [' \n ', ''],
  ['123-456', '123456'], ['123\u2013456', '123456'], ['12\u201134\uff0d56', '123456'], ['123\u2212456', '123456'],
  ['\u2066123\u2069\u00a0456', '123456'], ['\u200e１２３\u00ad\u202f４５６\u061c', '123456'], ['\u202b١٢٣\u2014٤٥٦\u202c', '123456'],
])('%j becomes %j', (text, code) => expect(toVerificationCode(text)).toBe(code));

it('counts code points, six and no other number', () => {
  expect(verificationCodeProblem('12345')).toBe('code.length.check');
  expect(verificationCodeProblem('😀😀😀')).toBe('code.length.check');
  expect(verificationCodeProblem('1234567')).toBe('code.length.check');
});
