import { agreementTexts } from '#mock/texts/agreements/agreementPage.ts';
import { locales } from '#mock/state/locales.ts';
import { isLocale, messagesIn } from '#mock/texts/messages/messages.ts';
import { providerTexts } from '#mock/services/third-party/providerTexts.ts';
import { visitorWords } from '#mock/services/third-party/visitorWords.ts';
import type { Locale } from '#mock/state/tables.ts';
import { localeRules } from './localeRules';
import { writingProblems } from './translationProblems';
import { quotaProblems, wordingProblems } from './wording';

/** File names follow the rules of file systems, not those of texts. */
const FILE_NAMES = /\.(?:importTemplateName|importReportName)$/;

/** The texts of the stand-in pages for users. Texts for developers are English. */
function pageWords(locale: Locale): object {
  const words = Object.keys(visitorWords.de_DE);
  return Object.fromEntries(
    Object.entries(providerTexts(locale)).filter(([name]) => words.includes(name)),
  );
}

/** Every text in a value, by path. Functions are called with a number that fits all languages. */
export function textsWithin(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return textsWithin((value as (given: unknown) => unknown)(5), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsWithin(each, `${path}.${name}`));
}

/**
 * Checks the mock's texts for users in the twelve languages.
 * @returns the problems, each with locale and place
 */
export function mockTextProblems(): string[] {
  return locales.filter(isLocale).flatMap((locale) => {
    const rules = localeRules[locale];
    if (!rules) return [`${locale}: no rules are known for this locale`];
    const texts = [
      ...textsWithin(messagesIn(locale), 'messages'),
      ...textsWithin(agreementTexts(locale), 'agreements'),
      ...textsWithin(pageWords(locale), 'pages'),
    ];
    const quota = quotaProblems(
      locale,
      texts.map(([, text]) => text),
    ).map((problem) => `mock ${locale}: ${problem}`);
    return [
      ...quota,
      ...texts
        .filter(([path]) => !FILE_NAMES.test(path))
        .flatMap(([path, text]) => {
          const form = text.replaceAll(/\{(\w+)\}/g, '%{$1}');
          return [
            ...writingProblems(form, locale, rules),
            ...wordingProblems(path, form, locale),
          ].map((problem) => `mock ${locale} ${path}: ${problem}`);
        }),
    ];
  });
}
