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

/** Places with little space: columns for a text and for a word; Chinese takes two. */
const PLACES: readonly [keys: RegExp, columns: number, wordColumns?: number][] = [
  [/^signIn\.(?:getCode|resendIn|getCodeAgain)$/, 22],
  [/^pickers\.tab\./, 24],
  [
    /^(?:pickers\.(?:disabled|gone|without)|assign\.gone|common\.required|join\.optional|thirdParty\.lastUsed)/,
    24,
  ],
  [/^thirdParty\.(?:enterprise|w3|uniportal|provider)$/, 28],
  [/^(?:pickers\.column\.|memberImport\.(?:details\.(?:row|reason)$|figure\.))/, 26, 16],
  [
    /^(?:common\.(?:ok|cancel|close|retry|back)|verification\.verify|pickers\.(?:clear|undo|batchAdd|batchFind|discard|keepChoosing)$|slider\.(?:newPicture|move)|restore\.continue|qr\.(?:cancel|refresh|clickToRefresh)|order\.(?:now|ok)|assign\.submit$|header\.log|memberImport\.(?:import|cancel|choose|template|report|again)$|join\.(?:submit$|applyAgain|picture\.(?:choose|cancel|remove)$))/,
    32,
  ],
];

const columnsOf = (text: string): number =>
  text.length
  + text.replaceAll(/[^\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g, '')
    .length;

function lengthProblems(key: string, form: string, english: string): string[] {
  const text = withoutParameters(form.replace('%{seconds}', '59'));
  const [, columns = Infinity, wordColumns = Infinity] =
    PLACES.find(([keys]) => keys.test(key)) ?? [];
  const word = Math.max(...text.split(/[\s-]/).map(columnsOf));
  const most = Math.max(...formsOf(english).map((each) => withoutParameters(each).length));
  return [
    ...(columnsOf(text) > columns ? [`takes ${columnsOf(text)} columns of ${columns}`] : []),
    ...(word > wordColumns ? [`has a word of ${word} columns; a heading has ${wordColumns}`] : []),
    ...(most > 12 && text.length > most * 2.2 ? ['is over 2.2 times as long as in English'] : []),
  ];
}

const parametersOf = (text: string): string =>
  [...new Set([...text.matchAll(/%\{([^}]*)\}/g)].map(([, name = '']) => name))].sort().join(' ');

function countProblems(key: string, text: string, source: string, locale: Locale): string[] {
  const names = pluralCategories(locale);
  const { exact } = languages[locale];
  const forms = formsOf(text);
  const wanted = parametersOf(source);
  const isCounted = wanted.includes('smart_count');
  const silent = parametersOf(source.replaceAll('%{smart_count}', ''));
  const wrong = forms.filter((form, place) => {
    const maySkip = isCounted && exact.includes(names[place] ?? '');
    return parametersOf(form) !== wanted && !(maySkip && parametersOf(form) === silent);
  });
  const count = isCounted ? names.length : 1;
  return [
    ...wrong.map((form) => `has not the parameters “${wanted}” in “${form}”`),
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
  const found = new Map<string, string[]>();
  for (const key of Object.keys(texts.zh_CN)) {
    const words = localeIds.map((id) => texts[id][key]).join('\u0000');
    found.set(words, [...(found.get(words) ?? []), key]);
  }
  return [...found.values()]
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
            ...lengthProblems(key, form, english),
          ]),
        ]);
        return [...problems].map((problem) => `${locale} ${key}: ${problem}`);
      }),
    ),
    ...twinProblems(texts),
  ];
}
