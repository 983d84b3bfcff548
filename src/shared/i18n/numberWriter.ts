import { locales } from './locales';
import type { Locale } from './locales';

/**
 * Writes numbers as the locale does. Its format is made for the first number: a browser's first one is slow to make, and the
 * first screen shows none.
 */
export function numberWriter(locale: Locale): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat(locales[locale].tag)).format(value);
}
