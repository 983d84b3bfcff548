import codeCases from './cases/code.json';
import { toVerificationCode, verificationCodeProblem } from './verificationCode';

it.each(codeCases)('takes the case $value', ({ value, expect: expected }) => {
  const code = toVerificationCode(value);
  expect(code).toBe(Array.from(value.replace(/\s/g, '')).slice(0, 6).join(''));
  expect(verificationCodeProblem(code)).toBe(value === '' ? 'code.empty.check' : undefined);
  expect(expected).not.toBe('');
});

it.each([
  ['１２３４５６', '123456'], ['١٢٣٤٥٦', '123456'], ['۷۸۹۰۰۱', '789001'], ['\ufeff12\u200b34\t5\u00006\u0007', '123456'], ['1234567', '123456'], ['😀😀😀😀😀😀😀', '😀😀😀😀😀😀'], [' \n ', ''],
])('%j becomes %j', (text, code) => expect(toVerificationCode(text)).toBe(code));

it('counts code points, six and no other number', () => {
  expect(verificationCodeProblem('12345')).toBe('code.length.check');
  expect(verificationCodeProblem('😀😀😀')).toBe('code.length.check');
  expect(verificationCodeProblem('1234567')).toBe('code.length.check');
});
