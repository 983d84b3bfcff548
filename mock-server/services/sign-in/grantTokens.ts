import type { components } from '#shared/api/contract/types.generated.ts';
import { limits } from '#mock/services/limits.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { UserRow } from '#mock/state/tables.ts';

/** Signs a user in: creates tokens that are valid for two hours (D14). */
export function grantTokens(
  { database, clock, random }: Namespace,
  user: UserRow,
): components['schemas']['TokenGrant'] {
  const [accessToken, refreshToken] = [`access-${random.hex(40)}`, `refresh-${random.hex(40)}`];
  database.insert('tokens', {
    accessToken,
    refreshToken,
    userId: user.id,
    issuedAt: clock.iso(),
    expiresAt: new Date(clock.now() + limits.tokenLifeSeconds * 1000).toISOString(),
  });
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: limits.tokenLifeSeconds,
    user_id: user.id,
    schoolId: user.schoolId,
  };
}
