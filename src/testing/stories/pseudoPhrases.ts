import type { PseudoLocale } from '#design/.ladle/storyLocales.ts';
import { localeIds } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { phrasesOf } from '#shared/i18n/messageCatalog.ts';
import type { Phrases } from '#translations/phrases.ts';

/** Parts that do not change: parameters, and the separator of plural forms. */
const FIXED = /(%\{\w+\}|\|\|\|\|)/;

/**
 * U+202E displays the following text from right to left in any script; U+202C ends that. U+200F
 * puts a following number on the left, as in Arabic.
 */
const [MIRRORED, AS_BEFORE, BESIDE] = ['\u202E', '\u202C', '\u200F'];

function eachText(phrase: string, change: (text: string) => string): string {
  return phrase
    .split(FIXED)
    .map((part) => (part === '' || FIXED.test(part) ? part : change(part)))
    .join('');
}

/**
 * Accents every letter and lengthens by more than 40 %, so that clipped or untranslated text is
 * obvious.
 */
function lengthen(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => `${letter}\u0301`.normalize());
  const missing = Math.ceil([...text].length * 0.5);
  return (
    accented + Array.from({ length: missing }, (_, index) => (index % 6 === 0 ? ' ' : 'ẋ')).join('')
  );
}

/** Arabic has six forms, English one or two: the last one is used for all except "one". */
function sixForms(phrase: string): string {
  const [one, other] = phrase.split('||||').map((form) => form.trim());
  return other === undefined ? phrase : [other, one, other, other, other, other].join(' |||| ');
}

const change: Readonly<Record<PseudoLocale, (phrase: string, key: string) => string>> = {
  'pseudo-long': (phrase) =>
    eachText(phrase, (text) => (text.trim() === '' ? text : lengthen(text))),
  'pseudo-rtl': (phrase) =>
    eachText(sixForms(phrase), (text) =>
      /\p{L}/u.test(text) ? BESIDE + MIRRORED + text + AS_BEFORE + BESIDE : text,
    ),
  keys: (phrase, key) => {
    const parameters = new Set(phrase.match(/%\{\w+\}/g) ?? []);
    return phrase
      .split('||||')
      .map(() => [key, ...parameters].join(' '))
      .join(' |||| ');
  },
};

/** The app's locale whose direction and plural rules a pseudo-locale uses. */
export const baseOf: Readonly<Record<PseudoLocale, Locale>> = {
  'pseudo-long': 'en_US',
  'pseudo-rtl': 'ar_SA',
  keys: 'en_US',
};

/**
 * Phrases of a pseudo-locale made from the English ones: +40 % with accents, right to left, or the
 * keys themselves. Parameters and plural forms stay.
 */
export function pseudoPhrases(kind: PseudoLocale, english: Phrases): Phrases {
  return Object.fromEntries(
    Object.entries(english).map(([key, phrase]) => [key, change[kind](phrase, key)]),
  ) as Phrases;
}

/** The real phrases by locale. Call it when every language has loaded, before any is replaced. */
export function allPhrases(): ReadonlyMap<Locale, Phrases> {
  return new Map(localeIds.map((locale) => [locale, phrasesOf(locale)]));
}
