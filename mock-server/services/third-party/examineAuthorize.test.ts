/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import {
  choose,
  locationOf,
  query,
  realNameOf,
  returnParameters,
  visit,
} from '#mock/testing/providerVisits.ts';

const mock = mockForFile();
const AUTHORIZE = '/__mock/providers/oauth2/authorize';
const STATE = 'abcdefghijklmnopqrstuvwxyz';

/** The query to which the tenant's configuration leads. */
async function authorizeQuery(
  client: MockClient,
  changes: Record<string, string | undefined> = {},
): Promise<string> {
  const config = { tenantId: '', lang: 'en_US', bundleId: '', terminal: 'pc' };
  const { data } = await envelopeOf<{
    pcs: { oath2Config: { clientId: string; redirectUrl: string } }[];
  }>(client.postJson(operations.getAcademyConfig.path, config, { tenant_id: 'oauth' }));
  const { clientId, redirectUrl } = data.pcs[0]!.oath2Config;
  const expected = {
    response_type: 'code',
    scope: 'base.profile',
    client_id: clientId,
    redirect_uri: redirectUrl,
    state: STATE,
    ...changes,
  };
  return query(
    Object.fromEntries(
      Object.entries(expected).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  );
}

test('OAuth2: exchanges the code once and returns to the app signed in, with the same state', async () => {
  const client = mock();
  const path = `${AUTHORIZE}?${await authorizeQuery(client)}`;
  expect((await visit(client, path)).status).toBe(200);
  const address = locationOf(
    await choose(client, path, { choice: 'user:user-arabic', twist: 'none' }),
  );
  expect([address.pathname, address.searchParams.get('state')]).toEqual([
    '/api/auth/open/third/oauth2/authorization_code',
    STATE,
  ]);
  const back = await visit(client, address.pathname + address.search);
  expect([back.status, locationOf(back).pathname, returnParameters(back)]).toEqual([
    302,
    '/',
    { isThirdLogin: 'enterpirseOauth2', state: STATE },
  ]);
  expect(await realNameOf(client, back)).toBe('ليلى الهاشمي');
  const again = await visit(client, address.pathname + address.search);
  expect([returnParameters(again), again.headers.get('set-cookie')]).toEqual([
    { error: 'invalid_grant', state: STATE },
    null,
  ]);
});

test.each([
  [{ choice: 'deny' }, { error: 'access_denied', state: STATE }],
  [{ choice: 'fail' }, { error: 'server_error', state: STATE }],
  [{ choice: 'user:user-pending' }, { error: 'account_pending', state: STATE }],
  [
    { choice: 'user:user-admin', twist: 'used-code' },
    { error: 'invalid_grant', state: STATE },
  ],
  [{ choice: 'user:user-admin', twist: 'no-state' }, { isThirdLogin: 'enterpirseOauth2' }],
  [
    { choice: 'user:user-admin', twist: 'other-state' },
    { isThirdLogin: 'enterpirseOauth2', state: expect.not.stringContaining(STATE) },
  ],
])('OAuth2: %p returns to the app with %p', async (fields, expected) => {
  const client = mock();
  const address = locationOf(
    await choose(client, `${AUTHORIZE}?${await authorizeQuery(client)}`, fields),
  );
  expect(returnParameters(await visit(client, address.pathname + address.search))).toEqual(
    expected,
  );
});

test.each<[Record<string, string | undefined>, string | undefined, string]>([
  [{ client_id: 'somebody' }, undefined, 'client_id must be academy-web, not somebody'],
  [{ client_id: undefined }, undefined, 'client_id is missing'],
  [{ redirect_uri: 'https://evil.example/' }, undefined, 'redirect_uri must be'],
  [{ redirect_uri: undefined }, undefined, 'redirect_uri is missing'],
  [
    { response_type: 'token' },
    'unsupported_response_type',
    'response_type must be code, not token',
  ],
  [{ scope: 'admin' }, 'invalid_scope', 'scope must be base.profile, not admin'],
])('OAuth2: with %p the return is %s', async (changes, error, text) => {
  const client = mock();
  const path = `${AUTHORIZE}?${await authorizeQuery(client, changes)}&sxz-lang=en_US`;
  const page = await visit(client, path);
  const html = await page.text();
  expect([page.status, html]).toEqual([400, expect.stringContaining(text)]);
  expect(html).not.toContain('value="user:');
  const back = await choose(client, path, { choice: 'wrong' });
  expect(error === undefined ? back.status : returnParameters(back)).toEqual(
    error === undefined ? 400 : { error, state: STATE },
  );
});
