import { locales } from './locales';
import type { Locale } from './locales';

/** Levels of detail: today's time, a date, date and time, or, for support, date and time with seconds. */
const FORMS = {
  time: { timeStyle: 'short' },
  day: { dateStyle: 'long' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  exact: { dateStyle: 'short', timeStyle: 'medium' },
} as const;

/** What belongs between date and time and after the time, where engines leave it out. */
const SPOKEN: { [L in Locale]?: { at: string; end: string } } = {
  de_DE: { at: ' um ', end: '\u00a0Uhr' },
  pl_PL: { at: ' o ', end: '' },
};

/**
 * A moment in the format of a locale and the user's time zone. No-break spaces keep the time and
 * its AM/PM together.
 * @param at ms since 1970
 */
export function writeTime(locale: Locale, at: number, form: keyof typeof FORMS): string {
  const parts = new Intl.DateTimeFormat(locales[locale].tag, FORMS[form]).formatToParts(at);
  const isByHalf = (index: number) =>
    [parts[index - 1], parts[index + 1]].some((part) => part?.type === 'dayPeriod');
  const spoken = form === 'moment' ? SPOKEN[locale] : undefined;
  const isJoint = (index: number) => spoken !== undefined && parts[index + 1]?.type === 'hour';
  return (
    parts
      .map(({ value }, index) => {
        if (isJoint(index)) return spoken?.at;
        return value === ' ' && isByHalf(index) ? '\u00a0' : value;
      })
      .join('') + (spoken?.end ?? '')
  );
}
