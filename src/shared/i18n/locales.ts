import { localeIds } from './localeIds';
import type { Locale } from './localeIds';

export { defaultLocale, localeIds, localeOf } from './localeIds';
export type { Locale } from './localeIds';

interface LocaleFacts {
  /** BCP 47 tag for `lang`, `Intl` and plural rules. */
  tag: string;
  direction: 'ltr' | 'rtl';
}

/** Computed, because a table would be part of the first screen's scripts. */
const factsOf = (locale: Locale): LocaleFacts =>
  locale === 'ar_SA'
    ? // Latin digits in Arabic, because codes and phone numbers are read digit by digit beside Latin
      // text. The calendar is explicit: older browsers use the Islamic one for Saudi Arabia.
      { tag: 'ar-SA-u-ca-gregory-nu-latn', direction: 'rtl' }
    : { tag: locale.replace('_', '-'), direction: 'ltr' };

export const locales = Object.fromEntries(localeIds.map((id) => [id, factsOf(id)])) as Readonly<
  Record<Locale, LocaleFacts>
>;

/**
 * The value of a `lang` attribute only. Numbers and dates need the `tag`, which names digits and
 * calendar.
 */
export function languageTag(locale: Locale): string {
  return locales[locale].tag.replace(/-u-.*$/, '');
}
