import { calendarDaysBetween } from './calendarDays';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { writeTime } from '#shared/i18n/writeTime.ts';

/** Calendar days after which an account pending deregistration is deleted. */
export const GRACE_DAYS = 15;

/**
 * When the account will be deleted, in the user's language and time zone, and how many days are
 * left. Impossible numbers of days are omitted, because one of the two clocks is wrong then.
 * @param endsAt ms, from the service
 * @param now ms
 * @returns undefined when the service gave no date, or the moment has passed by this clock
 */
export function remainingTime(
  t: Translate,
  locale: Locale,
  endsAt: number | undefined,
  now: number,
): string | undefined {
  if (endsAt === undefined || endsAt <= now) return undefined;
  const moment = writeTime(locale, endsAt, 'moment');
  const days = calendarDaysBetween(now, endsAt);
  if (days === 0) return t('restore.endsToday', { moment });
  if (days > GRACE_DAYS) return t('restore.endsAt', { moment });
  return t('restore.endsIn', { smart_count: days, moment });
}
