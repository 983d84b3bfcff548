import { readIsoTime } from '#lib/time/isoTime.ts';
import { limits } from '#mock/limits.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { UserRow } from '#mock/state/tables.ts';

const DAY = 86_400_000;
/** The contract's times end with it. */
const END_OF_TIMES = Date.parse('9999-12-31T23:59:59Z');
const DAYS_BEFORE = /^-P(\d{1,4})D$/;

/** The field is edited by hand: null, nothing and any other text mean that nobody asked. */
function askedAt({ clock }: Namespace, when: unknown): number | undefined {
  const days = typeof when === 'string' ? DAYS_BEFORE.exec(when)?.[1] : undefined;
  return days === undefined ? readIsoTime(when) : clock.startedAt() - Number(days) * DAY;
}

/**
 * When a person's account will be deleted: 15 calendar days after they asked for it (S1), counted as 24 hours each.
 * @returns milliseconds by the namespace's clock; undefined when they did not ask
 */
export function deregistrationEnd(
  space: Namespace,
  { deregisteredAt }: UserRow,
): number | undefined {
  const asked = askedAt(space, deregisteredAt);
  return asked === undefined
    ? undefined
    : Math.min(asked + limits.deregistrationDays * DAY, END_OF_TIMES);
}

/** Whether a person's account waits for being deleted: they asked for it, at a time that can be read. */
export function isPending(space: Namespace, user: UserRow): boolean {
  return deregistrationEnd(space, user) !== undefined;
}

/** Deletes the accounts whose 15 days are over, with their tokens; their identifiers are free again. */
export function deleteLeavers(space: Namespace): void {
  const now = space.clock.now();
  for (const user of [...space.database.rows('users')]) {
    const end = deregistrationEnd(space, user);
    if (end === undefined || end > now) continue;
    space.database.remove('users', ({ id }) => id === user.id);
    space.database.remove('tokens', ({ userId }) => userId === user.id);
  }
}

/** Takes a deregistration back. */
export function restoreAccount({ database }: Namespace, { id }: UserRow): void {
  database.update('users', (row) => row.id === id, { deregisteredAt: undefined });
}
