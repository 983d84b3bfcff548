/** @jest-environment node */
import strings from '#testing/cases/strings.json';
import { caseText } from '#testing/cases/caseText.ts';
import { reasonProblem } from './joinReason';
import { normalizeRealName, realNameProblem, refusedCharacters } from './realName';
import { soon } from '#testing/helpers/soon.ts';

/** The hostile texts that may be names; the others have characters that no name has. */
const NAMES = new Set([
  'plain',
  'ctor',
  'hasown',
  'null-str',
  'nan',
  'true',
  'bidi-ltr-in-ar',
  'homoglyph',
  'turkish',
  'thai',
  'hangul-jamo',
  'vs',
  'long-nbsp',
  'nl',
  'ls',
]);

describe('real name', () => {
  test.each([
    '李晨曦',
    '阿依古丽·买买提',
    "Seán O'Brien",
    'Anne-Marie D’Arcy',
    'ليلى الهاشمي',
    'Đặng Thị Ánh',
    'नरेन्द्र',
    'علی\u200cرضا',
    '\u200fمحمد\u200e',
    '\ufeffAda\u200b',
  ])('%s is one', (name) => expect(realNameProblem(name)).toBeUndefined());

  test.each([
    'a@b',
    '<b>x</b>',
    'javascript:',
    '😀',
    '李雷（讲师）',
    'a\u0000b',
    '\u202eabc',
    'Ada\u200d',
    'علی\u200cAda',
  ])('%j has special characters', (name) =>
    expect(realNameProblem(name)).toBe('join.realName.characters'),
  );

  test.each(['Anna 2', '李雷1', 'علي ٣', 'Ana Ⅲ', '１'])('%j has digits', (name) =>
    expect(realNameProblem(name)).toBe('join.realName.digits'),
  );

  test.each(['...', "-'-", '·'])('%j has no letter', (name) =>
    expect(realNameProblem(name)).toBe('join.realName.noLetter'),
  );

  test.each([
    ['Anna 2', '2'],
    ['a@b@c_d', '@ _'],
    ['\u202eabc\u0000', 'U+202E U+0000'],
    ['李雷（讲师）1', '（ ） 1'],
    ['123456789', '1 2 3 4 5 …'],
    ['😀x', '😀'],
  ])('lists the forbidden characters of %j', (name, named) =>
    expect(refusedCharacters(name)).toBe(named),
  );

  test('a name is sent without the marks that copying adds', () => {
    expect(normalizeRealName('\u200f محمد\u200e  علی\u200cرضا ')).toBe('محمد علی\u200cرضا');
  });

  test.each(['', ' ', '\u3000', '\u200b', '\u3164'])('%j is not one', (name) =>
    expect(realNameProblem(name)).toBe('join.realName.empty'),
  );

  test.each(strings)('accepts hostile text $id only when it could be a name', (row) => {
    const text = caseText(row);
    const problem = soon(50, () => realNameProblem(text));
    expect(problem === undefined && !NAMES.has(row.id)).toBe(false);
  });

  test('has at most 64 characters, in any script', () => {
    expect(realNameProblem('𠮷'.repeat(64))).toBeUndefined();
    expect(realNameProblem('𠮷'.repeat(65))).toBe('join.realName.tooLong');
  });
});

describe('reason', () => {
  test.each(['', ' \n ', '\u200b'])('%j is not one', (text) =>
    expect(reasonProblem(text)).toBe('join.reason.empty'),
  );

  test('has at most 500 characters without surrounding white space', () => {
    expect(reasonProblem(` ${'😀'.repeat(500)} `)).toBeUndefined();
    expect(reasonProblem('😀'.repeat(501))).toBe('join.reason.tooLong');
  });
});
