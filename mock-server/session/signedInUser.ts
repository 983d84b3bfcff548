import type { Space } from '../space/space';
import type { UserRow } from '../space/tables';

/** The person whose unexpired token the call carries. */
export function signedInUser({ bearer, space }: { bearer: string | undefined; space: Space }): UserRow | undefined {
  const token = space.database.find('tokens', ({ accessToken }) => accessToken === bearer);
  if (!token || Date.parse(token.expiresAt) <= space.clock.now()) return undefined;
  return space.database.find('users', ({ id }) => id === token.userId);
}
