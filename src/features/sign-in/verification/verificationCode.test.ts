/** @jest-environment node */
import codeCases from '#testing/cases/code.json';
import { codeSchema, editCode, isCompleteCode, toVerificationCode } from './verificationCode';

it.each(codeCases)('accepts the case $value', ({ value, expect: expected }) => {
  const code = toVerificationCode(value);
  expect(code).toBe(Array.from(value.replace(/\s/g, '')).slice(0, 6).join(''));
  expect(isCompleteCode(code)).toBe(value !== '');
  expect(expected).not.toBe('');
});

it.each([
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['\ufeff12\u200b34\t\u00005\u00006\u0007', '123456'],
  ['1234567', '123456'],
  ['😀😀😀😀😀😀😀', '😀😀😀😀😀😀'],
  [' \n ', ''],
  ['123-456', '123456'],
  ['123\u2013456', '123456'],
])('%j becomes %j', (text, code) => expect(toVerificationCode(text)).toBe(code));

it('counts code points, six and no other number', () => {
  expect(isCompleteCode('12345')).toBe(false);
  expect(isCompleteCode('😀😀😀')).toBe(false);
  expect(isCompleteCode('1234567')).toBe(false);
});

it.each([
  ['G-123456', '123456'],
  ['Your code is 123456', '123456'],
  ['验证码：１２３４５６，5分钟内有效', '123456'],
  ['Code: 123-456', '123456'],
  ['Code 12\u200b3456.', '123456'],
  ['「AB12CD」。', 'AB12CD'],
])('the code in %j is %s', (text, code) => expect(toVerificationCode(text)).toBe(code));

it.each([
  ['AB12CD', 'AB12CD'],
  ['123456 or 654321', '123456'],
  ['Yourcode', 'Yourco'],
  ['13800000001', '138000'],
])('%j has more than six characters and no single run of six digits', (text, kept) =>
  expect(toVerificationCode(text)).toBe(kept),
);

describe('an edit', () => {
  const put = (previous: string, at: number, text: string, isRefused = false) =>
    editCode(
      previous,
      { text: previous.slice(0, at) + text + previous.slice(at), caret: at + text.length },
      isRefused,
    );

  it.each([
    ['000000', 6],
    ['000000', 0],
    ['000000', 3],
    ['12', 2],
    ['', 0],
  ])('that inserts six characters into %j at %i is the whole code', (previous, at) => {
    expect(put(previous, at, '123456')).toBe('123456');
    expect(put(previous, at, 'G-123456')).toBe('123456');
  });

  it('starts a new code in a refused one', () => {
    expect(put('000000', 6, '1', true)).toBe('1');
    expect(put('000000', 6, '0', true)).toBe('0');
    expect(put('000000', 2, '12', true)).toBe('12');
  });

  it('changes a refused code when a character is deleted', () =>
    expect(editCode('123456', { text: '12346', caret: 4 }, true)).toBe('12346'));

  it('replaces the selection', () => {
    expect(editCode('000000', { text: '1', caret: 1 }, true)).toBe('1');
    expect(editCode('000000', { text: '123456', caret: 6 }, false)).toBe('123456');
    expect(editCode('123000', { text: '123456', caret: 6 }, true)).toBe('123456');
  });

  it('keeps a full code that may be right', () => {
    expect(put('123456', 6, '7')).toBe('123456');
    expect(put('123456', 2, '7')).toBe('123456');
  });
});

describe('the rules', () => {
  it.each([
    ['', 'code.empty.check'],
    ['12345', 'code.length.check'],
    ['😀😀😀', 'code.length.check'],
    ['1234567', 'code.length.check'],
  ])('%j has the problem %s', (code, problem) =>
    expect(() => codeSchema.validateSync(code)).toThrow(problem),
  );

  it.each(['123456', '😀😀😀😀😀😀', 'AB12CD'])('%j is complete', (code) =>
    expect(codeSchema.validateSync(code)).toBe(code),
  );
});
