/** @jest-environment node */
import fc from 'fast-check';
import phoneCases from '#testing/cases/phone.json';
import { caseText } from '#testing/cases/caseText.ts';
import { editPhone, formatPhone, phoneProblem, toPhoneDigits } from './phoneNumber';
import { fitWrongText } from '#lib/text/phoneText.ts';
import { checkProperty } from '#testing/run/properties.ts';

const type = (previous: string, at: number, typed: string) =>
  editPhone(previous, {
    text: previous.slice(0, at) + typed + previous.slice(at),
    caret: at + typed.length,
    inputType: 'insertText',
  });
const typeAll = (text: string) =>
  Array.from(text).reduce((field, character) => type(field.text, field.caret, character), {
    text: '',
    caret: 0,
  });
const paste = (text: string, previous = '') =>
  editPhone(previous, {
    text: previous + text,
    caret: previous.length + text.length,
    inputType: 'insertFromPaste',
  });

describe('validates a number', () => {
  it.each(phoneCases.map((one) => [one.why, one] as const))('%s', (_, one) => {
    const text = caseText(one);
    // The full-width case has twelve digits and allows two verdicts; this is the other one.
    const isNumber =
      one.expect.startsWith('ok') && Array.from(text.replace(/[^０-９]/g, '')).length !== 12;
    const expected = isNumber
      ? undefined
      : one.why === 'empty'
        ? 'mobile.empty.check'
        : 'mobile.check';
    expect(phoneProblem(text)).toBe(expected);
    expect(phoneProblem(paste(text).text)).toBe(expected);
  });
});

describe('parses digits from a text', () => {
  it.each([
    ['+86 138 0000 0001', '13800000001'],
    ['＋８６１３８０００００００１', '13800000001'],
    ['0086-138-0000-0001', '13800000001'],
    ['١٣٨٠٠٠٠٠٠٠١', '13800000001'],
    ['۱۳۸۰۰۰۰۰۰۰۱', '13800000001'],
    ['8613800000001', '13800000001'],
    ['86138', '86138'],
    ['\u202a+86\u00a0138–0000—0001\u202c', '13800000001'],
    ['+86', ''],
    ['138−0000−0001', '13800000001'],
    ['138\u30000000\u20110001', '13800000001'],
  ])('%s', (text, digits) => expect(toPhoneDigits(text)).toBe(digits));

  it.each(['138000000011', '+86138000000011', '138+0001', '138,0000,0001', '138_0000'])(
    'refuses %j',
    (text) => expect(toPhoneDigits(text)).toBeUndefined(),
  );
});

it('groups a number while it grows', () => {
  const grown = Array.from({ length: 12 }, (_, length) =>
    formatPhone('13800000001'.slice(0, length)),
  );
  expect(grown).toEqual([
    '',
    '1',
    '13',
    '138',
    '138 0',
    '138 00',
    '138 000',
    '138 0000',
    '138 0000 0',
    '138 0000 00',
    '138 0000 000',
    '138 0000 0001',
  ]);
});

describe('edits the field', () => {
  it('groups while typing, with the caret after the digit', () => {
    expect(typeAll('1380')).toEqual({ text: '138 0', caret: 5 });
    expect(type('138 0000', 2, '9')).toEqual({ text: '139 8000 0', caret: 3 });
  });

  it.each(['deleteContentBackward', 'deleteWordBackward', undefined])(
    '%s of a separator deletes the digit before it',
    (inputType) =>
      expect(editPhone('138 0000', { text: '1380000', caret: 3, inputType })).toEqual({
        text: '130 000',
        caret: 2,
      }),
  );

  it('Delete of a separator deletes the digit after it', () => {
    const edit = { text: '1380123', caret: 3, inputType: 'deleteContentForward' };
    expect(editPhone('138 0123', edit)).toEqual({ text: '138 123', caret: 3 });
  });

  it.each([
    ['a separator of wrong text', 'a1 b', { text: 'a1b', caret: 2 }, { text: 'a1b', caret: 2 }],
    [
      'the country code',
      '+86138',
      { text: '138', caret: 0, inputType: 'deleteWordForward' },
      { text: '138', caret: 0 },
    ],
    ['nothing at all', '138 0', { text: '138 0', caret: 2 }, { text: '138 0', caret: 2 }],
  ])('deleting %s deletes no digit besides', (_, previous, edit, shown) =>
    expect(editPhone(previous, { inputType: 'deleteContentBackward', ...edit })).toEqual(shown),
  );

  it('keeps the digits when a separator is cut or dragged out', () => {
    const edit = { text: '1380000', caret: 3, inputType: 'deleteByCut' };
    expect(editPhone('138 0000', edit)).toEqual({ text: '138 0000', caret: 3 });
  });

  it('ignores a 12th digit', () => {
    expect(type('138 0000 0001', 13, '2')).toEqual({ text: '138 0000 0001', caret: 13 });
    expect(type('138 0000 0001', 4, '9')).toEqual({ text: '138 0000 0001', caret: 4 });
    expect(type('138000000011', 12, '9')).toEqual({ text: '138000000011', caret: 12, isCut: true });
  });

  it.each([
    ['+86138', '138'],
    ['+86 138', '138'],
    ['008613', '13'],
    ['+86', '+86'],
    ['+86 ', '+86 '],
    ['0086', '008 6'],
    ['+85', '+85'],
    ['＋８６１', '1'],
  ])('typing %s shows %s', (typed, shown) =>
    expect(typeAll(typed)).toEqual({ text: shown, caret: shown.length }),
  );

  it.each(['8613800000001', '86 138 0000 0001', '86-138-0000-0001', '８６１３８０００００００１'])(
    'removes the country code of %s, typed without its plus',
    (typed) => {
      expect(typeAll(typed)).toEqual({ text: '138 0000 0001', caret: 13 });
    },
  );

  it('accepts a country code typed before a complete number', () => {
    const plus = type('138 0000 0001', 0, '+');
    const eight = type(plus.text, plus.caret, '8');
    expect(type(eight.text, eight.caret, '6')).toEqual({ text: '138 0000 0001', caret: 0 });
  });

  it('shows a paste that is too long as invalid, and as valid once a digit is deleted', () => {
    expect(paste('138000000011999')).toEqual({ text: '138000000011', caret: 12, isCut: true });
    expect(phoneProblem(paste('86138000000019999').text)).toBe('mobile.check');
    const healed = editPhone('138000000011', {
      text: '13800000001',
      caret: 11,
      inputType: 'deleteContentBackward',
    });
    expect(healed).toEqual({ text: '138 0000 0001', caret: 13 });
  });

  it.each([
    ['13800000001,13900000002', '13800000001,1'],
    ['138000000010000😀', '13800000001😀'],
    ['+8613800000001x', '+86138000000x'],
    ['138a😀😀😀😀😀', '138a😀😀😀😀'],
    ['138000000012345', '138000000012'],
  ])('keeps the invalid part of %s, and reports that it was cut', (text, shown) =>
    expect(paste(text)).toEqual({ text: shown, caret: shown.length, isCut: true }),
  );

  it.each([
    '(138) 0000-0001',
    '+86 (138) 0000-0001',
    '138.0000.0001',
    'tel:+86-138-0000-0001',
    ...['13800000001。', '13800000001，', '13800000001,', '13800000001;', '「13800000001」'],
    ...['＂13800000001＂', '电话：「13800000001」。', '《138 0000 0001》！'],
    '＋８６　１３８　００００　０００１',
    '电话：138 0000 0001',
    '\u202d138\u200b0000\u200e0001\u202c',
  ])('accepts %j', (text) => expect(paste(text)).toEqual({ text: '138 0000 0001', caret: 13 }));

  it('never turns other text into a number, and keeps the caret in the field', () => {
    const any = fc.string({
      unit: fc.constantFrom(...'0123456789138+86 -x,😀\u200b１８'),
      maxLength: 30,
    });
    checkProperty(
      2000,
      fc.property(
        any,
        any,
        fc.nat(30),
        fc.constantFrom('insertText', 'deleteContentBackward', undefined),
        (previous, text, at, inputType) => {
          const result = editPhone(previous, { text, caret: Math.min(at, text.length), inputType });
          const wrong =
            toPhoneDigits(text) === undefined && !/\+86/.test(text.replace(/[\s\u200b-]/g, ''));
          if (wrong && result.text !== previous) expect(toPhoneDigits(result.text)).toBeUndefined();
          expect(result.text.length).toBeLessThanOrEqual(Math.max(13, previous.length));
          expect(result.caret).toBeLessThanOrEqual(result.text.length);
          expect(result.text.codePointAt(result.caret - 1) ?? 0).toBeLessThanOrEqual(0xffff);
        },
      ),
    );
  });
});

test('cuts text that is invalid only by its length', () => {
  expect(fitWrongText('1'.repeat(20))).toBe('1'.repeat(13));
});
