import Polyglot from 'node-polyglot';
import type { PhraseKey, PhraseParameters } from '../../../translations/phrases';
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

/**
 * Makes the `t` of a locale whose phrases are loaded. Polyglot splits locales on `-` only and would use the
 * English plural for `ru_RU`, so the rules come from `Intl` under the locale's own name.
 */
export function createTranslator(locale: Locale): Translate {
  const rules = new Intl.PluralRules(locales[locale].tag);
  const categories = pluralCategories(locale);
  const { format } = new Intl.NumberFormat(locales[locale].tag);
  const polyglot = new Polyglot({
    locale,
    phrases: phrasesOf(locale),
    pluralRules: {
      pluralTypes: {
        [locale]: (count) => {
          const form = categories.indexOf(rules.select(count));
          return form < 0 ? categories.length - 1 : form;
        },
      },
      pluralTypeToLanguages: { [locale]: [locale] },
    },
    // Numbers are written as the language groups them: "1,286 people", "1.286 Personen".
    replace(pattern, find) {
      return this.replace(pattern, (found: string, name: string) => {
        const value: unknown = find(found, name);
        return typeof value === 'number' ? format(value) : String(value);
      });
    },
    // The key itself never reaches a screen; a missing phrase does not compile.
    onMissingKey: () => '',
  });
  return (key, ...[parameters]) => polyglot.t(key, parameters ?? {});
}
