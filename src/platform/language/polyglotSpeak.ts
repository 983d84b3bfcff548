import Polyglot from 'node-polyglot';
import { locales } from './locales';
import type { Locale } from './locales';
import type { MakeSpeak } from './translator';

/** The order in which phrases list their plural forms. */
const CATEGORY_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

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
 * Says phrases by node-polyglot. It splits locales on `-` only and would use the English plural for `ru_RU`, so the rules
 * come from `Intl` under the locale's own name.
 */
export const polyglotSpeak: MakeSpeak = (locale, phrases) => {
  const rules = new Intl.PluralRules(locales[locale].tag);
  const categories = pluralCategories(locale);
  const polyglot = new Polyglot({
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
  return (key, parameters) => polyglot.t(key, parameters);
};
