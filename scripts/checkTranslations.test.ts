import { checkTranslations, translationProblems } from './checkTranslations';
import type { TranslationData, Texts } from './checkTranslations';

const CHINESE: Texts = {
  'common.ok': '确定',
  'home.welcome': '%{name}，欢迎回来',
  'signIn.resendIn': '%{seconds}秒后重发',
  'signIn.codeSent': '验证码已发送，%{smart_count}分钟内有效',
};
const ENGLISH: Texts = {
  'common.ok': 'OK',
  'home.welcome': 'Welcome back, %{name}',
  'signIn.resendIn': 'Resend in %{seconds}s',
  'signIn.codeSent': 'Valid for %{smart_count} minute |||| Valid for %{smart_count} minutes',
};
const SAMPLES: Readonly<Record<string, Texts>> = {
  de_DE: {
    'common.ok': 'OK',
    'home.welcome': 'Willkommen zurück, %{name}',
    'signIn.resendIn': 'Neuer Code in %{seconds}\u00a0s',
    'signIn.codeSent': 'Noch %{smart_count} Minute gültig |||| Noch %{smart_count} Minuten gültig',
  },
  fr_FR: {
    'common.ok': 'Valider',
    'home.welcome': 'Bon retour parmi nous, %{name}',
    'signIn.resendIn': 'Renvoyer dans %{seconds}\u00a0s',
    'signIn.codeSent': 'Valable %{smart_count} minute |||| Valable %{smart_count} minutes',
  },
  ru_RU: {
    'common.ok': 'ОК',
    'home.welcome': 'С возвращением, %{name}',
    'signIn.resendIn': 'Новый код через %{seconds}\u00a0с',
    'signIn.codeSent':
      'Действует %{smart_count} минуту |||| Действует %{smart_count} минуты |||| Действует %{smart_count} минут',
  },
};
const SOURCE_FILE = "t('common.ok'); rich('home.welcome', {}); const union: 'signIn.resendIn' | 'signIn.codeSent';";

function problemsOf(locale: string, change: Texts, more: Partial<TranslationData> = {}): string[] {
  return translationProblems({
    locales: { zh_CN: CHINESE, en_US: ENGLISH, [locale]: { ...SAMPLES[locale], ...change } },
    sources: [SOURCE_FILE],
    sameAsEnglish: locale === 'de_DE' ? { 'common.ok': { locales: ['de_DE'], reason: 'German writes OK' } } : {},
    ...more,
  });
}

describe('the check of the translations', () => {
  it.each(Object.keys(SAMPLES))('finds nothing in sound texts of %s', (locale) => {
    expect(problemsOf(locale, {})).toEqual([]);
  });

  it('names a missing key', () => {
    const locales = { zh_CN: CHINESE, en_US: ENGLISH, de_DE: { 'common.ok': 'Gut' } };
    expect(translationProblems({ locales, sources: [SOURCE_FILE], sameAsEnglish: {} })).toEqual([
      'de_DE home.welcome: is missing',
      'de_DE signIn.resendIn: is missing',
      'de_DE signIn.codeSent: is missing',
    ]);
  });

  it('names a locale that it has no rules for', () => {
    expect(problemsOf('it_IT', {})).toEqual(['it_IT: no rules are known for this locale']);
  });

  it.each<[rule: string, locale: string, key: string, text: string, problem: string]>([
    ['an unknown key', 'de_DE', 'home.bye', 'Bis bald', 'is no key of zh_CN'],
    ['a lost parameter', 'de_DE', 'home.welcome', 'Willkommen', 'has parameters [] in “Willkommen”, not [name]'],
    ['a misspelt parameter', 'de_DE', 'home.welcome', 'Hallo, %{nmae}', 'has parameters [nmae] in “Hallo, %{nmae}”, not [name]'],
    [
      'a parameter lost in one plural form', 'de_DE', 'signIn.codeSent', 'Eine Minute gültig |||| %{smart_count} Minuten gültig',
      'has parameters [] in “Eine Minute gültig”, not [smart_count]',
    ],
    ['too few plural forms', 'ru_RU', 'signIn.codeSent', '%{smart_count} минута |||| %{smart_count} минут', 'has 2 forms, not 3 (one, few, many)'],
    ['forms where nothing is counted', 'de_DE', 'home.welcome', 'Hallo, %{name} |||| Tag, %{name}', 'has 2 forms, not 1'],
    ['an empty text', 'fr_FR', 'common.ok', '', 'is empty'],
    ['a blank text', 'fr_FR', 'common.ok', ' ', 'is empty'],
    ['a space at the start', 'fr_FR', 'common.ok', ' Valider', 'begins or ends with a space'],
    ['a space at the end', 'fr_FR', 'common.ok', 'Valider\u00a0', 'begins or ends with a space'],
    ['a doubled space', 'fr_FR', 'common.ok', 'Tout  valider', 'has a doubled space'],
    ['a line break', 'fr_FR', 'common.ok', 'Tout\nvalider', 'has a tab or a line break'],
    ['a bare French question mark', 'fr_FR', 'common.ok', 'Valider ?', 'lacks the narrow no-break space (U+202F) at ? ! : ; « or »'],
    ['a letter of another script', 'ru_RU', 'common.ok', 'Дa', 'has letters of another script: a'],
    ['Arabic digits', 'de_DE', 'home.welcome', 'Hallo ٥, %{name}', 'has digits that are not Latin: ٥'],
    [
      'a text over 2.2 times the English', 'de_DE', 'home.welcome', 'Herzlich willkommen zurück auf der Plattform, %{name}',
      'is 46 characters long, over 2.2 times the English 14',
    ],
    [
      'a button too long for its field', 'de_DE', 'signIn.resendIn', 'Codes senden in %{seconds} Sek.',
      'is 23 characters long; a button inside a field may have 22',
    ],
    ['an English text left as it is', 'fr_FR', 'common.ok', 'OK', 'is the English text'],
    [
      'an allowance that is no longer needed', 'de_DE', 'common.ok', 'Gut',
      'is allowed to be the English text but is not: take it off the list',
    ],
  ])('reports %s', (_rule, locale, key, text, problem) => {
    expect(problemsOf(locale, { [key]: text })).toContain(`${locale} ${key}: ${problem}`);
  });

  it('reports forms that are parted without spaces', () => {
    const text = '%{smart_count} Minute||||%{smart_count} Minuten';
    expect(problemsOf('de_DE', { 'signIn.codeSent': text })).toContain(
      'de_DE signIn.codeSent: has plural forms that are not parted by “ |||| ”',
    );
  });

  it('lets names that are written alike everywhere stand in any script', () => {
    expect(problemsOf('ru_RU', { 'common.ok': 'Код из SMS, QR и Cookie (+86) ©' })).toEqual([]);
  });

  it('lets a text of parameters alone equal the English one', () => {
    const text = { 'home.welcome': '%{name}' };
    const locales = { zh_CN: CHINESE, en_US: { ...ENGLISH, ...text }, de_DE: { ...SAMPLES.de_DE, ...text } };
    expect(problemsOf('de_DE', {}, { locales })).toEqual([]);
  });

  it('reports a key that nothing uses', () => {
    expect(problemsOf('de_DE', {}, { sources: [SOURCE_FILE.replace("'common.ok'", 'key')] })).toEqual([
      'zh_CN common.ok: is used nowhere in src',
    ]);
  });

  it.each([
    ['a call', "t('common.gone')"],
    ['a call over two lines', "rich(\n  'common.gone', {})"],
    ['data', "{ phraseKey: 'common.gone' }"],
  ])('reports a key that does not exist, named in %s', (_place, use) => {
    expect(problemsOf('de_DE', {}, { sources: [SOURCE_FILE, use] })).toEqual([
      'zh_CN common.gone: is used in src but does not exist',
    ]);
  });
});

describe('the translations of the project', () => {
  it('have no faults in their texts', async () => {
    const problems = await checkTranslations();
    expect(problems.filter((problem) => !/src/.test(problem))).toEqual([]);
  });
});
