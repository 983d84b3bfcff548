import { readIsoTime } from '#lib/time/isoTime.ts';
import { limits } from '#mock/services/limits.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { UserRow } from '#mock/state/tables.ts';

const DAY = 86_400_000;
/** The latest time that the contract can express. */
const END_OF_TIMES = Date.parse('9999-12-31T23:59:59Z');
const DAYS_BEFORE = /^-P(\d{1,4})D$/;

/**
 * The field is edited by hand: null, a missing value and any other text mean that the user did not
 * request it.
 */
function askedAt({ clock }: Namespace, when: unknown): number | undefined {
  const days = typeof when === 'string' ? DAYS_BEFORE.exec(when)?.[1] : undefined;
  return days === undefined ? readIsoTime(when) : clock.startedAt() - Number(days) * DAY;
}

/**
 * When a person's account will be deleted: 15 calendar days after the request, each counted as
 * 24 hours.
 * @returns milliseconds by the namespace's clock; undefined without a request
 */
export function deregistrationEnd(
  namespace: Namespace,
  { deregisteredAt }: UserRow,
): number | undefined {
  const request = askedAt(namespace, deregisteredAt);
  return request === undefined
    ? undefined
    : Math.min(request + limits.deregistrationDays * DAY, END_OF_TIMES);
}

/** Whether a person's account is pending deregistration: it was requested, at a valid time. */
export function isPending(namespace: Namespace, user: UserRow): boolean {
  return deregistrationEnd(namespace, user) !== undefined;
}

/**
 * Deletes the accounts whose 15 days are over, with their tokens. Their identifiers become free.
 */
export function deleteExpiredAccounts(namespace: Namespace): void {
  const now = namespace.clock.now();
  for (const user of [...namespace.database.rows('users')]) {
    const end = deregistrationEnd(namespace, user);
    if (end === undefined || end > now) continue;
    namespace.database.remove('users', ({ id }) => id === user.id);
    namespace.database.remove('tokens', ({ userId }) => userId === user.id);
  }
}

export function restoreAccount({ database }: Namespace, { id }: UserRow): void {
  database.update('users', (row) => row.id === id, { deregisteredAt: undefined });
}
