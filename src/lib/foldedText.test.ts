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

test('folding twice changes nothing', () => {
  for (const text of ['ﬀ', 'İstanbul', 'ẞ', '㎏', 'ＥＸ１　']) expect(foldText(foldText(text))).toBe(foldText(text));
});
