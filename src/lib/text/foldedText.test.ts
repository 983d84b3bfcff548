/** @jest-environment node */
import { foldText } from './foldedText';

test.each([
  ['ＡＢｃ　１２', 'abc 12'],
  ['  Zoë \n\t Ł ', 'zoë ł'],
  ['ｶﾞｲﾄﾞ', 'ガイド'],
  ['ДМИТРИЙ', 'дмитрий'],
  ['①', '1'],
  ['王伟', '王伟'],
  [' \u3000 ', ''],
  ['', ''],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  '+86 155 5623 0591',
  '+8615556230591',
  '0086 155-5623-0591',
  '155-5623-0591',
  '１５５５６２３０５９１',
  '\u202a15556230591\u202c',
  '(155) 5623-0591',
  'tel:+8615556230591',
  '手机：15556230591',
  '١٥٥٥٦٢٣٠٥٩١',
])('%j is the phone number 15556230591', (written) => {
  expect(foldText(written)).toBe('15556230591');
});

test.each([
  ['155-56', '15556'],
  ['155 5623 05', '155562305'],
  ['+86 155', '155'],
  ['+49 151 2345', '+491512345'],
])('the beginning of a phone number %j is found as %j', (typed, folded) => {
  expect(foldText(typed)).toBe(folded);
});

test.each([
  '2026-03-15',
  '12 34',
  '0-100',
  'e-155 5623',
  '155',
  '0100027',
  '(155)',
  '155.5623',
  '155562305910',
])('%j is not a phone number and does not change', (text) => {
  expect(foldText(text)).toBe(text);
});

test('ignores invisible characters', () => {
  expect(foldText('wei\u200b.zha\u00adng\u200f\ufeff')).toBe('wei.zhang');
  expect(foldText('می\u200cخواهم')).toBe(foldText('میخواهم'));
});

test.each(['SİCİL NUMARASI', 'Sicil numarası', 'SICIL NUMARASI'])(
  '%s is one spelling',
  (written) => {
    expect(foldText(written)).toBe('sicil numarasi');
  },
);

test.each([
  ['Strauß', 'STRAUSS'],
  ['STRAUẞ', 'strauss'],
  ['Νίκος', 'ΝΊΚΟΣ'],
])('%s and %s are one spelling', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
  expect(foldText(`${one}x`)).toBe(foldText(`${other}X`));
});
