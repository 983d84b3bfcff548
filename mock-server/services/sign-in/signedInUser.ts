import { personById } from './people';
import type { Namespace } from '#mock/state/namespaces.ts';
import type { UserRow } from '#mock/state/tables.ts';

/** The user whose valid token the call carries. Deletes expired accounts first. */
export function signedInUser({
  bearer,
  space,
}: {
  bearer: string | undefined;
  space: Namespace;
}): UserRow | undefined {
  const token = space.database.find('tokens', ({ accessToken }) => accessToken === bearer);
  if (!token || Date.parse(token.expiresAt) <= space.clock.now()) return undefined;
  return personById(space, token.userId);
}
