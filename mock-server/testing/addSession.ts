import type { MockControl } from '#mock/client.ts';
import type { TokenRow, UserRow } from '#mock/state/tables.ts';

const LIFE_MS = 3_600_000;

/** Signs a user of the seeds in without the calls of a login. */
export async function addSession(
  mock: MockControl,
  mobile: string,
): Promise<TokenRow & { user: UserRow }> {
  const users = await mock.rows('users').list();
  const user = users.find((each) => each.mobile === mobile);
  if (!user) throw new Error(`The mock has no user with the number ${mobile}.`);
  const now = Date.now();
  const row = await mock.rows('tokens').add({
    accessToken: `access-${mobile}`,
    refreshToken: `refresh-${mobile}`,
    userId: user.id,
    issuedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + LIFE_MS).toISOString(),
  });
  return { ...row, user };
}
