import Polyglot from 'node-polyglot';
import type { PhraseKey, Phrases } from '#translations/phrases.ts';
import { isolated, ownLetters } from '#lib/text/isolated.ts';
import { locales } from './locales';
import type { Locale } from './locales';
import { numberWriter } from './numberWriter';

/** Formats a phrase of a locale with its parameters. */
export type FormatPhrase = (
  key: PhraseKey,
  parameters: Readonly<Record<string, string | number>>,
) => string;

/** The order in which phrases list their plural forms. */
const CATEGORY_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The plural forms of this locale's phrases, in order: Chinese one, Russian three, Arabic six. */
export function pluralCategories(locale: Locale): readonly string[] {
  const { pluralCategories: categories } = new Intl.PluralRules(
    locales[locale].tag,
  ).resolvedOptions();
  // Spanish, French and Portuguese use "many" for millions only; no count here is that large.
  const rare = ['es', 'fr', 'pt'].includes(locale.slice(0, 2)) ? 'many' : undefined;
  // Russian and Polish use "other" for fractions only; counts here are integers.
  const fractional = ['ru', 'pl'].includes(locale.slice(0, 2)) ? 'other' : undefined;
  return CATEGORY_ORDER.filter(
    (name) => categories.includes(name) && name !== rare && name !== fractional,
  );
}

/** Chooses the plural form for a count. The rules are created on first use because that is slow. */
function pluralChooser(locale: Locale): (count: number) => number {
  let plurals: { rules: Intl.PluralRules; categories: readonly string[] } | undefined;
  return (count) => {
    plurals ??= {
      rules: new Intl.PluralRules(locales[locale].tag),
      categories: pluralCategories(locale),
    };
    const form = plurals.categories.indexOf(plurals.rules.select(count));
    return form < 0 ? plurals.categories.length - 1 : form;
  };
}

/**
 * Phrases rewritten so that Polyglot chooses by `smart_count` but shows another parameter, the
 * localized number.
 */
function countedPhrases(phrases: Phrases): Record<string, string> {
  return Object.fromEntries(
    Object.entries(phrases).map(([key, phrase]) => [
      key,
      phrase.replaceAll('%{smart_count}', '%{shown_count}'),
    ]),
  );
}

/**
 * Formats phrases with node-polyglot. Polyglot splits locales on `-` only and would use the English
 * plural for `ru_RU`, so the rules come from `Intl`, registered under the locale's own name.
 * Numbers are localized (grouping, Latin digits). External texts are isolated, so that they cannot
 * change the sentence's direction.
 */
export function polyglotFormatter(locale: Locale, plain: Phrases): FormatPhrase {
  const { direction } = locales[locale];
  const format = numberWriter(locale);
  const formOf = pluralChooser(locale);
  const phrases = countedPhrases(plain);
  const polyglot = new Polyglot({
    locale,
    phrases,
    pluralRules: {
      pluralTypes: {
        [locale]: formOf,
      },
      pluralTypeToLanguages: { [locale]: [locale] },
    },
    // A key never reaches the screen; a missing phrase is a compile error.
    onMissingKey: () => '',
  });
  return (key, values) => {
    // Isolation is only needed inside a sentence: not for a parameter that stands alone, such as
    // the page's title, or among words of its own direction, as «HW ID».
    const isSentence = ownLetters[direction].test((phrases[key] ?? '').replaceAll(/%\{\w+\}/g, ''));
    const formatted = (value: string | number) =>
      typeof value === 'number' ? format(value) : isSentence ? isolated(value, direction) : value;
    const texts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, formatted(value)]),
    );
    const count = values['smart_count'];
    return polyglot.t(
      key,
      count === undefined
        ? texts
        : { ...texts, smart_count: Number(count), shown_count: formatted(count) },
    );
  };
}
