/** @jest-environment node */
import { checkTranslations } from '../checkTranslations';
import { readGlossary } from './glossary';
import { languageFactProblems } from './languageFacts';
import { problemsOf, SAMPLES, SOURCE_FILE } from './plantedTexts';
import { translationProblems } from './translationProblems';
import type { Texts } from './translationProblems';
import { invisibleProblems } from './usage';

const { zh_CN: CHINESE = {}, en_US: ENGLISH = {}, de_DE: GERMAN = {} } = SAMPLES;
const GLOSSARY = readGlossary(
  '| Term | de_DE | ru_RU |\n|---|---|---|\n| 验证码 | Bestätigungscode (Code-) | код (код-) |\n',
);

describe('the keys and parameters of a locale', () => {
  it('are reported when they are missing', () => {
    const locales = {
      zh_CN: CHINESE,
      en_US: ENGLISH,
      de_DE: { 'common.ok': 'Gut', 'home.welcome': 'Hallo, %{name}' },
    };
    expect(translationProblems({ locales, sources: [SOURCE_FILE] })).toEqual([
      'de_DE pickers.heads: is missing',
      'de_DE signIn.resendIn: is missing',
      'de_DE signIn.codeSent: is missing',
    ]);
  });

  it('need rules for the locale', () => {
    expect(problemsOf('it_IT', {})).toEqual(['it_IT: no rules are known for this locale']);
  });

  it.each<[rule: string, locale: string, key: string, text: string, problem: string]>([
    ['an unknown key', 'de_DE', 'home.bye', 'Bis bald', 'is not a key of zh_CN'],
    [
      'a lost parameter',
      'de_DE',
      'home.welcome',
      'Willkommen',
      'has parameters [] in “Willkommen”, not [name]',
    ],
    [
      'a misspelt parameter',
      'de_DE',
      'home.welcome',
      'Hallo, %{nmae}',
      'has parameters [nmae] in “Hallo, %{nmae}”, not [name]',
    ],
    [
      'a number lost in a form that stands for many',
      'ru_RU',
      'signIn.codeSent',
      'минута |||| %{smart_count} минуты |||| %{smart_count} минут',
      'has parameters [] in “минута”, not [smart_count]',
    ],
    [
      'too few plural forms',
      'ru_RU',
      'signIn.codeSent',
      '%{smart_count} минута |||| %{smart_count} минут',
      'has 2 forms, not 3 (one, few, many)',
    ],
    [
      'forms where nothing is counted',
      'de_DE',
      'home.welcome',
      'Hallo, %{name} |||| Tag, %{name}',
      'has 2 forms, not 1',
    ],
    [
      'forms parted without spaces',
      'de_DE',
      'signIn.codeSent',
      '%{smart_count} Minute||||%{smart_count} Minuten',
      'has plural forms that are not separated by “ |||| ”',
    ],
    [
      'a word that is counted without plural forms',
      'de_DE',
      'pickers.heads',
      '%{n} Personen',
      'has a word after a number without plural forms: %{n} P…',
    ],
    [
      'a text over 2.2 times the English',
      'de_DE',
      'home.welcome',
      'Herzlich willkommen zurück auf der Plattform, %{name}',
      'is 46 characters long, over 2.2 times the English 14',
    ],
    [
      'a button too long for its field',
      'de_DE',
      'signIn.resendIn',
      'Codes senden in %{seconds} Sek.',
      'takes 23 columns; a button inside a field may take 22',
    ],
    [
      'wide characters in a narrow button',
      'ja_JP',
      'signIn.resendIn',
      '%{seconds}秒後に認証コードを再送信',
      'takes 26 columns; a button inside a field may take 22',
    ],
    ['an English text left as it is', 'fr_FR', 'common.ok', 'OK', 'is the English text'],
    [
      'an exception that is no longer needed',
      'de_DE',
      'common.ok',
      'Gut',
      'is allowed to be the English text but is not: remove it from the list',
    ],
  ])('are refused for %s', (_rule, locale, key, text, problem) => {
    expect(problemsOf(locale, { [key]: text })).toContain(`${locale} ${key}: ${problem}`);
  });

  it('may express one and two in words if the form stands for no other number', () => {
    const text = 'Eine Minute gültig |||| %{smart_count} Minuten gültig';
    expect(problemsOf('de_DE', { 'signIn.codeSent': text })).toEqual([]);
  });

  it('may consist of parameters only', () => {
    const text = { 'home.welcome': '%{name}' };
    const locales = {
      zh_CN: CHINESE,
      en_US: { ...ENGLISH, ...text },
      de_DE: { ...GERMAN, ...text },
    };
    expect(problemsOf('de_DE', {}, { locales })).toEqual([]);
  });
});

describe('the use of keys', () => {
  it('is missed', () => {
    expect(
      problemsOf('de_DE', {}, { sources: [SOURCE_FILE.replace("'common.ok'", 'key')] }),
    ).toEqual(['zh_CN common.ok: is used nowhere in src']);
  });

  it.each([
    ['a call', "t('common.gone')"],
    ['a call over two lines', "rich(\n  'common.gone', {})"],
    ['a message', "{ phrase: 'common.gone' }"],
  ])('is refused where the key does not exist, in %s', (_place, use) => {
    expect(problemsOf('de_DE', {}, { sources: [SOURCE_FILE, use] })).toEqual([
      'zh_CN common.gone: is used in src but does not exist',
    ]);
  });

  it('of invisible characters is checked in the file', () => {
    expect(invisibleProblems('fr_FR.ts', "one\n  'Valider\u202f?'")).toEqual([
      'fr_FR.ts:2: write U+202f as an escape',
    ]);
  });
});

describe('words that belong together', () => {
  const withTwin = (german: string) => {
    const twin = { 'join.ok': '确定' };
    const locales: Record<string, Texts> = {
      zh_CN: { ...CHINESE, ...twin },
      en_US: { ...ENGLISH, 'join.ok': 'OK' },
      de_DE: { ...GERMAN, 'join.ok': german },
    };
    return translationProblems({ locales, sources: [`${SOURCE_FILE} t('join.ok')`] });
  };

  it('must not differ in one language', () => {
    expect(withTwin('Gut')).toContain(
      'de_DE join.ok: differs from common.ok, which is the same in Chinese and English',
    );
  });

  it('should be one key if they are the same in every language', () => {
    expect(withTwin('OK')).toContain(
      'zh_CN common.ok join.ok: are the same in every language; make them one key or list them',
    );
  });

  it('follow the glossary, in any of its forms', () => {
    expect(problemsOf('de_DE', {}, { terms: GLOSSARY })).toEqual([
      'de_DE signIn.codeSent: lacks the glossary’s word for 验证码',
    ]);
    const text = 'Codes gelten %{smart_count} Minute |||| Codes gelten %{smart_count} Minuten';
    expect(problemsOf('de_DE', { 'signIn.codeSent': text }, { terms: GLOSSARY })).toEqual([]);
  });

  it('may be listed as exceptions to the glossary only while they differ', () => {
    const glossary = { 'signIn.codeSent': { 验证码: { locales: ['de_DE'], reason: 'planted' } } };
    const sameAsEnglish = { 'common.ok': { locales: ['de_DE'], reason: 'German writes OK' } };
    const change = {
      'signIn.codeSent': 'Code: %{smart_count} Minute |||| Code: %{smart_count} Minuten',
    };
    expect(
      problemsOf('de_DE', {}, { terms: GLOSSARY, allowed: { glossary, sameAsEnglish } }),
    ).toEqual([]);
    expect(
      problemsOf('de_DE', change, { terms: GLOSSARY, allowed: { glossary, sameAsEnglish } }),
    ).toEqual(['de_DE signIn.codeSent: has the word for 验证码: remove it from the exceptions']);
  });
});

describe('a language in the app', () => {
  const asKnown = { direction: 'ltr', forms: ['one', 'other'] } as const;

  it('matches its texts and the glossary', () => {
    expect(languageFactProblems('de_DE', GERMAN, asKnown, GLOSSARY)).toEqual([]);
  });

  it('is reported if its forms or direction are wrong, or if it has no terms', () => {
    expect(
      languageFactProblems(
        'de_DE',
        GERMAN,
        { ...asKnown, forms: ['one', 'many', 'other'] },
        GLOSSARY,
      ),
    ).toEqual([
      'de_DE: src uses the plural forms one, many, other (polyglotFormatter.ts), its texts one, other',
    ]);
    expect(languageFactProblems('de_DE', { 'common.ok': 'موافق' }, asKnown, GLOSSARY)).toEqual([
      'de_DE: src lays it out ltr (locales.ts), but its script runs the other way',
    ]);
    expect(languageFactProblems('fr_FR', {}, asKnown, GLOSSARY)).toEqual([
      'fr_FR: has terms without a word in translations/glossary.md',
    ]);
  });
});

describe('the translations of the project', () => {
  it('have no faults', async () => {
    expect(await checkTranslations()).toEqual([]);
  });
});
