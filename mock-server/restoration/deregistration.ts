import { limits } from '../limits';
import type { Space } from '../space/space';
import type { UserRow } from '../space/tables';

const DAY = 86_400_000;
const DAYS_BEFORE = /^-P(\d{1,4})D$/;

function askedAt({ clock }: Space, when: string): number {
  const days = DAYS_BEFORE.exec(when)?.[1];
  return days === undefined ? Date.parse(when) : clock.startedAt() - Number(days) * DAY;
}

/**
 * When a person's account will be deleted: 15 calendar days after they asked for it (S1), counted as 24 hours each.
 * @returns milliseconds by the namespace's clock; undefined when they did not ask
 */
export function deregistrationEnd(space: Space, { deregisteredAt }: UserRow): number | undefined {
  return deregisteredAt === undefined ? undefined : askedAt(space, deregisteredAt) + limits.deregistrationDays * DAY;
}

/** Deletes the accounts whose 15 days are over, with their tokens; their identifiers are free again. */
export function deleteLeavers(space: Space): void {
  const now = space.clock.now();
  for (const user of [...space.database.rows('users')]) {
    const end = deregistrationEnd(space, user);
    if (end === undefined || end > now) continue;
    space.database.remove('users', ({ id }) => id === user.id);
    space.database.remove('tokens', ({ userId }) => userId === user.id);
  }
}

/** Takes a deregistration back. */
export function restoreAccount({ database }: Space, { id }: UserRow): void {
  database.update('users', (row) => row.id === id, { deregisteredAt: undefined });
}
