import { localeIds } from '#shared/i18n/localeIds.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';
import { pluralCategories } from '#shared/i18n/polyglotFormatter.ts';
import { languages } from './languages';
import { formsOf, withoutParameters, writingProblems } from './writing';

type AllTexts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** A number before a word that never counts one: limits, lengths of pages, no counted word. */
const NEVER_ONE =
  /^(?:pickers\.(?:firstFew|batchMore|tooMany|perPage)|memberImport\.(?:intro|problem\.(?:tooMany|columns))|\w+\.\w+\.tooLong)$/;
const BARE_COUNT =
  /%\{(?:n|count|found|already|ambiguous|missing|success|limit|most)\}[ \u00a0]\p{L}/u;

/** Space is proved by the matrix of stories; this finds texts that explain instead of naming. */
function isLong(form: string, english: string): boolean {
  const most = Math.max(...formsOf(english).map((each) => withoutParameters(each).length));
  return most > 12 && withoutParameters(form).length > most * 2.2;
}

const parametersOf = (text: string): string =>
  [...new Set([...text.matchAll(/%\{([^}]*)\}/g)].map(([, name = '']) => name))].sort().join(' ');

function countProblems(key: string, text: string, source: string, locale: Locale): string[] {
  const names = pluralCategories(locale);
  const { exact } = languages[locale];
  const forms = formsOf(text);
  const parameters = parametersOf(source);
  const isCounted = parameters.includes('smart_count');
  const silent = parametersOf(source.replaceAll('%{smart_count}', ''));
  const wrong = forms.filter((form, place) => {
    const maySkip = isCounted && exact.includes(names[place] ?? '');
    return parametersOf(form) !== parameters && !(maySkip && parametersOf(form) === silent);
  });
  const count = isCounted ? names.length : 1;
  return [
    ...wrong.map((form) => `has not the parameters “${parameters}” in “${form}”`),
    ...(forms.length === count && !forms.some((form) => form.includes('||||'))
      ? []
      : [`has ${forms.length} plural forms, not ${count}`]),
    ...(names.length > 1 && BARE_COUNT.test(text) && !NEVER_ONE.test(key)
      ? ['has a word after a number without plural forms']
      : []),
  ];
}

/** Keys whose texts are the same in every language. */
function twinProblems(texts: AllTexts): string[] {
  const keysByTexts = new Map<string, string[]>();
  for (const key of Object.keys(texts.zh_CN)) {
    const words = localeIds.map((id) => texts[id][key]).join('\u0000');
    keysByTexts.set(words, [...(keysByTexts.get(words) ?? []), key]);
  }
  return [...keysByTexts.values()]
    .filter((keys) => keys.length > 1)
    .map((keys) => `${keys.join(', ')}: are one text; make them one key`);
}

/** What is wrong with the phrases of the app, each with locale and key. */
export function phraseProblems(texts: AllTexts): string[] {
  return [
    ...localeIds.flatMap((locale) =>
      Object.entries(texts[locale]).flatMap(([key, text]) => {
        const english = texts.en_US[key] ?? text;
        // Languages share single words.
        const isEnglish =
          locale !== 'en_US'
          && text === english
          && / .*\p{L}/u.test(withoutParameters(text).trim());
        const problems = new Set([
          ...countProblems(key, text, texts.zh_CN[key] ?? '', locale),
          ...(isEnglish ? ['is the English text'] : []),
          ...formsOf(text).flatMap((form) => [
            ...writingProblems(key, form, locale),
            ...(isLong(form, english) ? ['is over 2.2 times as long as in English'] : []),
          ]),
        ]);
        return [...problems].map((problem) => `${locale} ${key}: ${problem}`);
      }),
    ),
    ...twinProblems(texts),
  ];
}
