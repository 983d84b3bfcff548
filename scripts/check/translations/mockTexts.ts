import { agreementTexts } from '#mock/texts/agreements/agreementPage.ts';
import { locales } from '#mock/state/locales.ts';
import { isLocale, messagesIn } from '#mock/texts/messages/messages.ts';
import { providerTexts } from '#mock/services/third-party/providerTexts.ts';
import { visitorWords } from '#mock/services/third-party/visitorWords.ts';
import type { Locale } from '#mock/state/tables.ts';
import { localeRules } from './localeRules';
import { writingProblems } from './translationProblems';
import { quotaProblems, wordingProblems } from './wording';

/** Names of files are no texts: they hold what every system of files can. */
const FILE_NAMES = /\.(?:importTemplateName|importReportName)$/;

/** What the stand-in pages say to visitors; what they tell developers is English. */
function pageWords(locale: Locale): object {
  const words = Object.keys(visitorWords.de_DE);
  return Object.fromEntries(
    Object.entries(providerTexts(locale)).filter(([name]) => words.includes(name)),
  );
}

/** Every text within a value, by its path; a function is asked with a number that reads well in all languages. */
export function textsWithin(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return textsWithin((value as (given: unknown) => unknown)(5), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsWithin(each, `${path}.${name}`));
}

/** What is wrong with what the mock says to a visitor, in its twelve languages; each with locale and place. */
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
