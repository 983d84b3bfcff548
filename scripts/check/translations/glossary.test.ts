/** @jest-environment node */
import { glossaryProblems, readGlossary } from './glossary';

const TABLE = `# Words

| Term | en_US | ar_SA | ja_JP |
| --- | --- | --- | --- |
| 验证码 | verification code (code) | رمز التحقق (رمز) | 認証コード (コード) |
| 账号 | account (account-) | حساب | アカウント |
| 平台账号 | provider account | حساب المزود | 連携アカウント |
| Language | not | a | term |
`;
const terms = readGlossary(TABLE);

const check = (
  texts: Record<string, string>,
  exceptions: Parameters<typeof glossaryProblems>[2] = {},
) =>
  glossaryProblems(
    Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, { key: text }])),
    terms,
    exceptions,
  );

test('reads the terms up to the table of languages', () => {
  expect(terms.map(({ chinese }) => chinese)).toEqual(['验证码', '账号', '平台账号']);
  expect(readGlossary('no table')).toEqual([]);
});

test('a row with a missing cell is an error that shows the row', () => {
  expect(() =>
    readGlossary(`${TABLE.split('\n').slice(0, 4).join('\n')}\n| 角色 | role |`),
  ).toThrow('2 cells: | 角色 | role |');
});

test.each([
  ['the term', { en_US: 'Enter the verification code' }],
  ['another form of it', { en_US: 'The Code is wrong' }],
  ['a term in every plural form', { en_US: '%{n} code |||| the code, %{n} times' }],
  ['a word with an Arabic prefix', { ar_SA: 'أدخل الرمز' }],
  ['a word without spaces around it', { ja_JP: '認証コードを入力' }],
  ['a locale that lacks the text', {}],
])('accepts %s', (_about, texts) => {
  expect(check({ zh_CN: '输入验证码', ...texts })).toEqual([]);
});

test.each([
  ['another word', 'en_US', 'Enter the PIN'],
  ['a part of a longer word', 'en_US', 'Decoded'],
  ['a plural form without it', 'en_US', '%{n} code |||| %{n} PIN'],
])('reports %s', (_about, locale, text) => {
  expect(check({ zh_CN: '输入验证码', [locale]: text })).toEqual([
    `${locale} key: lacks the glossary’s word for 验证码`,
  ]);
});

test('a hyphen stands for any letters', () => {
  expect(check({ zh_CN: '账号', en_US: 'Two accounts' })).toEqual([]);
});

test('a longer term hides the shorter one inside it', () => {
  expect(check({ zh_CN: '平台账号', ja_JP: '連携アカウント' })).toEqual([]);
  expect(check({ zh_CN: '平台账号', en_US: 'account' })).toEqual([
    'en_US key: lacks the glossary’s word for 平台账号',
  ]);
});

test('an exception spares its locales, and is reported when it is no longer needed', () => {
  const except = (locales: string[] | 'all') => ({ key: { 验证码: { locales, reason: 'short' } } });
  expect(check({ zh_CN: '验证码', en_US: 'PIN' }, except(['en_US']))).toEqual([]);
  expect(check({ zh_CN: '验证码', en_US: 'PIN' }, except('all'))).toEqual([]);
  expect(check({ zh_CN: '验证码', en_US: 'code' }, except(['en_US']))).toEqual([
    'en_US key: has the word for 验证码: remove it from the exceptions',
  ]);
  expect(check({ zh_CN: '验证码', en_US: 'code' }, except('all'))).toEqual([
    'all key: has the word for 验证码: remove it from the exceptions',
  ]);
});
