import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ar_SA } from '../translations/ar_SA';
import { de_DE } from '../translations/de_DE';
import { en_US } from '../translations/en_US';
import { es_ES } from '../translations/es_ES';
import { fr_FR } from '../translations/fr_FR';
import { ja_JP } from '../translations/ja_JP';
import { ko_KR } from '../translations/ko_KR';
import { pl_PL } from '../translations/pl_PL';
import { pt_BR } from '../translations/pt_BR';
import { ru_RU } from '../translations/ru_RU';
import { tr_TR } from '../translations/tr_TR';
import { zh_CN } from '../translations/zh_CN';

/** The source of keys and parameters, and the measure of length. */
const SOURCE = 'zh_CN';
const ENGLISH = 'en_US';
const FORM_SEPARATOR = ' |||| ';
const LENGTH_LIMIT = 2.2;
const SHORT_TEXT = 12;
const FIELD_BUTTON_LIMIT = 22;

/** Each locale: its script, and its plural forms in the order in which they stand in a text. */
const RULES: Readonly<Record<string, { script: RegExp; forms: readonly string[] }>> = {
  zh_CN: { script: /\p{Script=Han}/u, forms: ['other'] },
  en_US: { script: /\p{Script=Latin}/u, forms: ['one', 'other'] },
  es_ES: { script: /\p{Script=Latin}/u, forms: ['one', 'other'] },
  ru_RU: { script: /\p{Script=Cyrillic}/u, forms: ['one', 'few', 'many'] },
  ar_SA: { script: /\p{Script=Arabic}/u, forms: ['zero', 'one', 'two', 'few', 'many', 'other'] },
  pl_PL: { script: /\p{Script=Latin}/u, forms: ['one', 'few', 'many'] },
  de_DE: { script: /\p{Script=Latin}/u, forms: ['one', 'other'] },
  tr_TR: { script: /\p{Script=Latin}/u, forms: ['one', 'other'] },
  fr_FR: { script: /\p{Script=Latin}/u, forms: ['one', 'other'] },
  pt_BR: { script: /\p{Script=Latin}/u, forms: ['one', 'other'] },
  ko_KR: { script: /\p{Script=Hangul}/u, forms: ['other'] },
  ja_JP: { script: /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u, forms: ['other'] },
};

/** Buttons that sit inside a text field and must fit it on a screen 320 px wide. */
const FIELD_BUTTONS: readonly string[] = ['signIn.getCode', 'signIn.resendIn', 'signIn.getCodeAgain'];

/** Latin words that every language writes as they are. */
const LATIN_EVERYWHERE =
  /(?<!\p{Script=Latin})(?:SMS|QR|Cookies?|cookies?|App|OK|ID|W3|Uniportal|Excel|xlsx?|jpe?g|png|JPE?G|PNG|MB|KB|px)(?!\p{Script=Latin})/gu;

export type Texts = Readonly<Record<string, string>>;

/** Texts that may equal the English one: in which locales, and why. */
export type SameAsEnglish = Readonly<Record<string, { locales: readonly string[]; reason: string }>>;

export interface TranslationData {
  /** One flat table for each locale, by its name in `xx_YY` form. */
  locales: Readonly<Record<string, Texts>>;
  /** What each source file that may use a key says. */
  sources: readonly string[];
  sameAsEnglish: SameAsEnglish;
}

const SAME_AS_ENGLISH: SameAsEnglish = {
  'common.ok': { locales: ['pl_PL', 'de_DE', 'fr_FR', 'pt_BR', 'ja_JP'], reason: 'these languages write OK on the button' },
  'thirdParty.vendor': { locales: ['zh_CN', 'es_ES', 'ru_RU', 'ar_SA', 'pl_PL', 'de_DE', 'tr_TR', 'fr_FR', 'pt_BR', 'ko_KR', 'ja_JP'], reason: 'the interface fixes it in every language' },
  'assign.kind.roles': { locales: ['es_ES'], reason: 'Spanish has the same word' },
  'assign.participants': { locales: ['fr_FR'], reason: 'French has the same word' },
  'join.picture': { locales: ['fr_FR'], reason: 'French has the same word' },
  'pickers.column.person': { locales: ['de_DE'], reason: 'German has the same word' },
  'pickers.tab.roles': { locales: ['es_ES'], reason: 'Spanish has the same word' },
};

function parametersOf(text: string): string {
  return [...new Set([...text.matchAll(/%\{([^}]*)\}/g)].map((match) => match[1]))].sort().join(', ');
}

function withoutParameters(text: string): string {
  return text.replace(/%\{[^}]*\}/g, '');
}

function formsOf(text: string): string[] {
  return text.split(FORM_SEPARATOR);
}

function spacingProblems(form: string, locale: string): string[] {
  const problems: string[] = [];
  if (form.trim() === '') return ['is empty'];
  if (form !== form.trim()) problems.push('begins or ends with a space');
  if (/\s{2,}/.test(form)) problems.push('has a doubled space');
  if (/[\t\r\n]/.test(form)) problems.push('has a tab or a line break');
  if (locale === 'fr_FR' && /[^\u202f][?!:;»](?:\s|$)|«[^\u202f]/.test(form)) {
    problems.push('lacks the narrow no-break space (U+202F) at ? ! : ; « or »');
  }
  return problems;
}

function scriptProblems(form: string, script: RegExp): string[] {
  const own = withoutParameters(form).replace(LATIN_EVERYWHERE, '');
  const foreign = [...own].filter((character) => /\p{L}/u.test(character) && !script.test(character)).join('');
  const digits = [...own].filter((character) => /\p{Nd}/u.test(character) && !/[0-9]/.test(character)).join('');
  return [
    ...(foreign === '' ? [] : [`has letters of another script: ${foreign}`]),
    ...(digits === '' ? [] : [`has digits that are not Latin: ${digits}`]),
  ];
}

function lengthProblems(key: string, form: string, english: string): string[] {
  const problems: string[] = [];
  const shown = form.replace('%{seconds}', '59');
  if (FIELD_BUTTONS.includes(key) && shown.length > FIELD_BUTTON_LIMIT) {
    problems.push(`is ${shown.length} characters long; a button inside a field may have ${FIELD_BUTTON_LIMIT}`);
  }
  const measure = Math.max(...formsOf(english).map((one) => withoutParameters(one).length));
  const length = withoutParameters(form).length;
  if (measure > SHORT_TEXT && length > measure * LENGTH_LIMIT) {
    problems.push(`is ${length} characters long, over ${LENGTH_LIMIT} times the English ${measure}`);
  }
  return problems;
}

/** The right parameters in every form, and as many forms as the locale has; one alone where nothing is counted. */
function formProblems(text: string, source: string, names: readonly string[]): string[] {
  const forms = formsOf(text);
  const wanted = parametersOf(source);
  const count = /%\{smart_count\}/.test(source) ? names.length : 1;
  const problems = forms
    .filter((form) => parametersOf(form) !== wanted)
    .map((form) => `has parameters [${parametersOf(form)}] in “${form}”, not [${wanted}]`);
  if (forms.length !== count) {
    problems.push(`has ${forms.length} forms, not ${count}${count > 1 ? ` (${names.join(', ')})` : ''}`);
  }
  if (forms.some((form) => form.includes('||||'))) problems.push('has plural forms that are not parted by “ |||| ”');
  return problems;
}

function sameAsEnglishProblems(locale: string, key: string, text: string, english: string, allowed: SameAsEnglish): string[] {
  if (locale === ENGLISH) return [];
  const isAllowed = allowed[key]?.locales.includes(locale) ?? false;
  const isSame = text === english && /\p{L}/u.test(withoutParameters(text));
  if (isSame && !isAllowed) return ['is the English text'];
  return !isSame && isAllowed ? ['is allowed to be the English text but is not: take it off the list'] : [];
}

function localeProblems(locale: string, texts: Texts, data: TranslationData): string[] {
  const source = data.locales[SOURCE] ?? {};
  const english = data.locales[ENGLISH] ?? {};
  const rules = RULES[locale];
  if (!rules) return [`${locale}: no rules are known for this locale`];
  const missing = Object.keys(source).filter((key) => !Object.hasOwn(texts, key)).map((key) => `${locale} ${key}: is missing`);
  const own = Object.entries(texts).flatMap(([key, text]) => {
    const sourceText = source[key];
    if (sourceText === undefined) return [`${locale} ${key}: is no key of ${SOURCE}`];
    const englishText = english[key] ?? text;
    const problems = [
      ...formProblems(text, sourceText, rules.forms),
      ...sameAsEnglishProblems(locale, key, text, englishText, data.sameAsEnglish),
      ...formsOf(text).flatMap((form) => [
        ...spacingProblems(form, locale),
        ...scriptProblems(form, rules.script),
        ...lengthProblems(key, form, englishText),
      ]),
    ];
    return [...new Set(problems)].map((problem) => `${locale} ${key}: ${problem}`);
  });
  return [...missing, ...own];
}

/** Keys that no source file quotes, and keys that calls name but that do not exist. */
function usageProblems(keys: readonly string[], sources: readonly string[]): string[] {
  const all = sources.join('\n');
  const named = [...all.matchAll(/(?:\b(?:t|rich)\(\s*|\bphraseKey:\s*)'(\w+(?:\.\w+)+)'/g)].map((match) => match[1] ?? '');
  return [
    ...keys
      .filter((key) => !all.includes(`'${key}'`) && !all.includes(`"${key}"`))
      .map((key) => `${SOURCE} ${key}: is used nowhere in src`),
    ...[...new Set(named)]
      .filter((key) => !keys.includes(key))
      .map((key) => `${SOURCE} ${key}: is used in src but does not exist`),
  ];
}

/** All that is wrong with the given translations, each with locale and key; empty when all is well. Pure. */
export function translationProblems(data: TranslationData): string[] {
  return [
    ...Object.entries(data.locales).flatMap(([locale, texts]) => localeProblems(locale, texts, data)),
    ...usageProblems(Object.keys(data.locales[SOURCE] ?? {}), data.sources),
  ];
}

async function sourceTexts(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const used = names.filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|generated)\.tsx?$|^testing[\\/]/.test(name));
  return Promise.all(used.map((name) => readFile(join(folder, name), 'utf8')));
}

/** Checks the translations of the project; run from its root. @returns what is wrong, each with locale and key. */
export async function checkTranslations(): Promise<string[]> {
  return translationProblems({
    locales: { zh_CN, en_US, es_ES, ru_RU, ar_SA, pl_PL, de_DE, tr_TR, fr_FR, pt_BR, ko_KR, ja_JP },
    sources: await sourceTexts(resolve('src')),
    sameAsEnglish: SAME_AS_ENGLISH,
  });
}

async function main(): Promise<void> {
  const problems = await checkTranslations();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

// Not awaited: jest loads this file as CommonJS, which has no await at the top level.
if (process.argv[1]?.endsWith('checkTranslations.ts')) void main();
