import { formsOf } from './writing';
import { languages } from './languages';
import { localeIds } from '#shared/i18n/localeIds.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';

/** A Chinese term, and for each locale the patterns of which one must match. */
interface Term {
  chinese: string;
  patterns: ReadonlyMap<string, readonly RegExp[]>;
}

/** Texts that rightly omit the word for a term of the Chinese text, by key and term. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'assign.lead': { 参加人员: 'a verb says it' },
  'signIn.codeMayHaveExpired': { 登录: 'says that the code is not accepted' },
  'signIn.codeMayBeUsed': { 登录: 'says that the server did not answer' },
  'restore.grace': { 注销: '“the request” follows the sentence that names it' },
  'restore.howTo': { 账号: 'a pronoun follows the sentence that names it' },
  'session.cookieLeft': { 登录: 'the cookie of a session' },
  'pickers.filterScope': { 部门: 'the options name departments' },
  'help.phone.blocked': { 验证码: 'is about the message' },
  'help.email.corporate': { 管理员: 'Spanish and Portuguese name the team in charge of the email' },
  'join.steps': { 申请: 'the title of the page names it' },
  'join.title': { 申请: 'the interface names the page “Join an academy”' },
  'join.reason.code': { 申请: 'the label is above the reason' },
  'join.reason.tooLong': { 申请: 'the label is above the reason' },
};

/** Arabic joins its article and short prepositions to the word. */
const ARABIC_PREFIX = '(?:[وفبكل]|ال|لل)*';

/** Lower case for comparison; Turkish has a dotted and a dotless i. */
const small = (text: string, locale: string): string => text.toLocaleLowerCase(locale.slice(0, 2));

function patternOf(form: string, locale: Locale): RegExp {
  const prefix = locale === 'ar_SA' ? ARABIC_PREFIX : '';
  const text = small(form.trim(), locale)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/-(?=$| )|^-/g, '\\p{L}*')
    .split(' ')
    .map((each) => prefix + each)
    .join('\\s');
  return new RegExp(languages[locale].joined === true ? text : `(?<!\\p{L})${text}(?!\\p{L})`, 'u');
}

/** Reads the table of `translations/glossary.md`: a term, and its other forms in brackets. */
export function readGlossary(markdown: string): Term[] {
  const cellsOf = (row: string) =>
    row
      .split('|')
      .slice(1, -1)
      .map((each) => each.trim());
  const [head = '', , ...rest] = markdown.split('\n').filter((line) => line.startsWith('|'));
  const [, ...locales] = cellsOf(head);
  const end = rest.findIndex((row) => row.startsWith('| Language'));
  return rest.slice(0, end < 0 ? undefined : end).map((row) => {
    const [chinese = '', ...cells] = cellsOf(row);
    if (cells.length !== locales.length)
      throw new Error(`A row of the glossary lacks cells: ${row}`);
    const patterns = cells.map((cell, place): [string, RegExp[]] => {
      const [, term = '', others = ''] = /^(.*?)(?: \(([^()]*)\))?$/.exec(cell) ?? [];
      const forms = [term, ...others.split(',')].filter((form) => form.trim() !== '');
      return [locales[place] ?? '', forms.map((form) => patternOf(form, locales[place] as Locale))];
    });
    return { chinese, patterns: new Map(patterns) };
  });
}

/** Texts without a term that the Chinese text has. A longer term hides shorter ones inside it. */
export function glossaryProblems(
  texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>,
  terms: readonly Term[],
): string[] {
  const byLength = [...terms].sort((one, other) => other.chinese.length - one.chinese.length);
  return Object.entries(texts.zh_CN).flatMap(([key, chinese]) => {
    let rest = chinese;
    return byLength.flatMap((term) => {
      if (!rest.includes(term.chinese)) return [];
      rest = rest.replaceAll(term.chinese, '\u0000');
      if (EXCEPTIONS[key]?.[term.chinese] !== undefined) return [];
      return localeIds
        .filter((locale) => locale !== 'zh_CN')
        .filter((locale) => {
          const exceptions = term.patterns.get(locale) ?? [];
          const has = (form: string) => exceptions.some((each) => each.test(small(form, locale)));
          return !formsOf(texts[locale][key] ?? '').every(has);
        })
        .map((locale) => `${locale} ${key}: lacks the glossary’s word for ${term.chinese}`);
    });
  });
}
