import { locales } from './locales';
import type { Locale } from './locales';

/** Levels of detail: today's time, date and time, or, for support, date and time with seconds. */
const FORMS = {
  time: { timeStyle: 'short' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  exact: { dateStyle: 'short', timeStyle: 'medium' },
} as const;

/**
 * A moment in the format of a locale and the user's time zone. No-break spaces keep the time and
 * its AM/PM together.
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
