import { limits } from '#mock/services/limits.ts';
import { personById } from '#mock/services/sign-in/people.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { UserRow } from '#mock/state/tables.ts';

/** Creates a code that the OAuth2 stand-in passes to the platform. It is valid for one minute. */
export function issueAuthorizationCode(
  { database, clock, random }: Namespace,
  user: UserRow,
): string {
  const code = `code-${random.hex(32)}`;
  const expiresAt = new Date(clock.now() + limits.authorizationCodeLife).toISOString();
  database.insert('authorizationCodes', { code, userId: user.id, expiresAt, used: false });
  return code;
}

/**
 * Uses a code up.
 * @returns its user; undefined if it is unknown, used or expired
 */
export function redeemAuthorizationCode(namespace: Namespace, code: string): UserRow | undefined {
  const { database, clock } = namespace;
  const row = database.find('authorizationCodes', (each) => each.code === code);
  if (!row || row.used || Date.parse(row.expiresAt) <= clock.now()) return undefined;
  database.update('authorizationCodes', ({ id }) => id === row.id, { used: true });
  return personById(namespace, row.userId);
}
