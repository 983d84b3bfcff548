import { locales } from './locales';
import type { Locale } from './locales';

/**
 * Formats numbers for a locale. The formatter is created on first use, because the first
 * `Intl.NumberFormat` is slow and the first screen shows no numbers.
 */
export function numberWriter(locale: Locale): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat(locales[locale].tag)).format(value);
}
