/** @jest-environment node */
import { localeRules } from './localeRules';
import { punctuationProblems, spacingProblems } from './punctuation';

const problems = (locale: string, text: string) => {
  const rules = localeRules[locale];
  if (rules === undefined) throw new Error(`no rules for ${locale}`);
  return punctuationProblems(text, locale, rules);
};

test.each([
  ['en_US', 'Don’t share the “code”. It’s valid for 5 minutes.'],
  ['en_US', '%{count}\u00a0MB of 5\u00a0MB (at most)'],
  ['en_US', 'Version 1.2'],
  ['fr_FR', 'Continuer\u202f? Choisissez «\u202fOui\u202f».'],
  ['fr_FR', 'https://a.example'],
  ['es_ES', '¿Continuar? ¡Sí!'],
  ['zh_CN', '请输入“验证码”。'],
  ['zh_CN', '输入%{count}位'],
  ['ja_JP', '「コード」を入力してください。'],
  ['ar_SA', 'أدخل «\u2066ABC\u2069»، من فضلك.'],
  ['de_DE', 'Der „Code“ ist gültig – 5 Minuten'],
])('%s: “%s” is written correctly', (locale, text) => {
  expect(problems(locale, text)).toEqual([]);
});

test.each([
  ['en_US', "Don't", 'straight quotation mark'],
  ['en_US', 'Wait...', 'dots instead of an ellipsis'],
  ['en_US', 'one - two', 'hyphen instead of a dash'],
  ['en_US', 'Done!!', 'doubled punctuation'],
  ['en_US', 'a <b>word</b>', 'markup'],
  ['en_US', 'a&nbsp;b', 'markup'],
  ['en_US', 'a\u200bb', 'must not contain'],
  ['en_US', '\u2066a\u2069', 'bidirectional isolate'],
  ['en_US', '5 MB', 'between a number and its unit'],
  ['en_US', '4 × 4', 'no-break spaces (U+00A0) around ×'],
  ['en_US', 'One. Two', 'no stop at its end'],
  ['en_US', '„Code“', 'quotation marks of another language'],
  ['en_US', '“Code', 'quotation marks without a partner'],
  ['en_US', '(a', 'without a partner: ( )'],
  ['en_US', ')a(', 'without a partner: ( )'],
  ['ar_SA', '\u2066أ', 'without a partner: U+2066 U+2069'],
  ['ar_SA', 'أهلا?', 'it writes the marks ، ؛ ؟'],
  ['fr_FR', 'Continuer ?', 'narrow no-break space'],
  ['fr_FR', '« Oui »', 'narrow no-break space'],
  ['es_ES', 'Continuar?', 'a question without ¿'],
  ['es_ES', '¡Sí', 'an exclamation without ¡'],
  ['zh_CN', '输入 %{count} 位', 'space between its own letters and Latin'],
  ['zh_CN', '完成.', 'Latin full stop'],
  ['zh_CN', '完成!', 'it writes full-width marks'],
])('%s: “%s” %s', (locale, text, problem) => {
  expect(problems(locale, text)).toContainEqual(expect.stringContaining(problem));
});

test.each([
  ['a b', []],
  ['', ['is empty']],
  ['   ', ['is empty']],
  [' a', ['begins or ends with a space']],
  ['a  b', ['has a doubled space']],
  ['a\tb', ['has a tab or a line break']],
  ['a , b', ['has a space before a mark']],
  ['a\u202f! b', []],
])('the spaces of “%s”', (text, expected) => {
  expect(spacingProblems(text)).toEqual(expected);
});
