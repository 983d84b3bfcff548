import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { writeTime } from '#shared/i18n/writeTime.ts';

const DAY_MS = 86_400_000;

function dayOf(moment: number): number {
  const local = new Date(moment);
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / DAY_MS;
}

/**
 * The number of midnights, in the user's time zone, between two moments (ms): 0 today, 1 tomorrow,
 * negative when past.
 */
export function calendarDaysBetween(from: number, to: number): number {
  return dayOf(to) - dayOf(from);
}

/** Calendar days after which an account pending deregistration is deleted. */
export const GRACE_DAYS = 15;

interface RemainingTime {
  /** How many days are left; undefined for an impossible number: one of the two clocks is wrong. */
  headline: string | undefined;
  /** When the account will be deleted, in the user's language and time zone. */
  date: string;
}

/**
 * How long the account can be restored.
 * @param endsAt ms, from the service
 * @param now ms
 * @returns undefined when the service gave no date, or the moment has passed by this clock
 */
export function remainingTime(
  t: Translate,
  locale: Locale,
  endsAt: number | undefined,
  now: number,
): RemainingTime | undefined {
  if (endsAt === undefined || endsAt <= now) return undefined;
  const date = t('restore.endsAt', { moment: writeTime(locale, endsAt, 'moment') });
  const days = calendarDaysBetween(now, endsAt);
  if (days === 0) return { headline: t('restore.lastDay'), date };
  if (days > GRACE_DAYS) return { headline: undefined, date };
  return { headline: t('restore.daysLeft', { smart_count: days }), date };
}
