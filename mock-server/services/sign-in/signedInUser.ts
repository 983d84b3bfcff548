import { personById } from './people';
import type { Namespace } from '#mock/state/types.ts';
import type { UserRow } from '#mock/state/tables.ts';

/** The user whose valid token the call carries. Deletes expired accounts first. */
export function signedInUser({
  bearer,
  namespace,
}: {
  bearer: string | undefined;
  namespace: Namespace;
}): UserRow | undefined {
  const token = namespace.database.find('tokens', ({ accessToken }) => accessToken === bearer);
  if (!token || Date.parse(token.expiresAt) <= namespace.clock.now()) return undefined;
  return personById(namespace, token.userId);
}
