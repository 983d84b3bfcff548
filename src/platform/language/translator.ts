import Polyglot from 'node-polyglot';
import type { PhraseKey, PhraseParameters, Phrases } from '../../../translations/phrases';
import { locales } from './locales';
import type { Locale } from './locales';
import { phrasesOf } from './phraseBook';

/** The order in which phrases list their plural forms. */
const CATEGORY_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

type Value<Name> = Name extends 'smart_count' ? number : string | number;

/** What a phrase needs: nothing, or an object with exactly its parameters. */
export type Parameters<Key extends PhraseKey> = [PhraseParameters<Key>] extends [never]
  ? []
  : [parameters: { [Name in PhraseParameters<Key>]: Value<Name> }];

export type Translate = <Key extends PhraseKey>(key: Key, ...parameters: Parameters<Key>) => string;

/** The plural forms that phrases of this locale list, in order; Chinese one, Russian three, Arabic six. */
export function pluralCategories(locale: Locale): readonly string[] {
  const { pluralCategories: used } = new Intl.PluralRules(locales[locale].tag).resolvedOptions();
  // Spanish, French and Portuguese have a "many" for millions only; no count here gets there.
  const rare = ['es', 'fr', 'pt'].includes(locale.slice(0, 2)) ? 'many' : undefined;
  // Russian and Polish have "other" for fractions only; counts here are whole.
  const fractional = ['ru', 'pl'].includes(locale.slice(0, 2)) ? 'other' : undefined;
  return CATEGORY_ORDER.filter((name) => used.includes(name) && name !== rare && name !== fractional);
}

function makePolyglot(locale: Locale, phrases: Phrases): Polyglot {
  const rules = new Intl.PluralRules(locales[locale].tag);
  const categories = pluralCategories(locale);
  return new Polyglot({
    locale,
    phrases,
    pluralRules: {
      pluralTypes: {
        [locale]: (count) => {
          const form = categories.indexOf(rules.select(count));
          return form < 0 ? categories.length - 1 : form;
        },
      },
      pluralTypeToLanguages: { [locale]: [locale] },
    },
    // The key itself never reaches a screen; a missing phrase does not compile.
    onMissingKey: () => '',
  });
}

/**
 * Makes the `t` of a locale. It takes up phrases that come after it was made, so that the first screen can start with few.
 * Polyglot splits locales on `-` only and would use the English plural for `ru_RU`, so the rules come from `Intl` under
 * the locale's own name.
 */
export function createTranslator(locale: Locale): Translate {
  let made: { from: Phrases; polyglot: Polyglot } | undefined;
  return (key, ...[parameters]) => {
    const phrases = phrasesOf(locale);
    if (made?.from !== phrases) made = { from: phrases, polyglot: makePolyglot(locale, phrases) };
    return made.polyglot.t(key, parameters ?? {});
  };
}
