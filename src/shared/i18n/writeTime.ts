import { locales } from './locales';
import type { Locale } from './locales';

/** How much of a moment is told: the time of today, day and time, or, for support, day and time to the second. */
const FORMS = {
  time: { timeStyle: 'short' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  exact: { dateStyle: 'short', timeStyle: 'medium' },
} as const;

/**
 * A moment as a language writes it, in the visitor's time zone. No line ends between a time and the half of the day that
 * it is in.
 * @param at ms since 1970
 */
export function writeTime(locale: Locale, at: number, form: keyof typeof FORMS): string {
  const parts = new Intl.DateTimeFormat(locales[locale].tag, FORMS[form]).formatToParts(at);
  const isByHalf = (index: number) =>
    [parts[index - 1], parts[index + 1]].some((part) => part?.type === 'dayPeriod');
  return parts
    .map(({ value }, index) => (value === ' ' && isByHalf(index) ? '\u00a0' : value))
    .join('');
}
