import { KNOWN, makeApiStore, spyNetwork } from '#testing/network/apiStore.ts';
import type { Call } from './baseQuery';

/** A call of each kind: JSON, query, form, with the bearer token, and without context. */
const CALLS: {
  call: Call;
  method: string;
  path: string;
  form?: true;
  bearer?: true;
  bare?: true;
}[] = [
  {
    call: {
      operation: 'getAcademyConfig',
      body: { tenantId: '', lang: 'pt_BR', bundleId: '', terminal: 'pc' },
      answer: { envelope: '200' },
    },
    method: 'POST',
    path: '/api/ischool/v1/open/schools/common-current',
  },
  {
    call: { operation: 'getRemoteConfig', query: { keys: 'a,b' } },
    method: 'GET',
    path: '/api/config/v1/open/remote-config?keys=a%2Cb',
  },
  {
    call: { operation: 'sendEmailCode', body: { email: 'a@b.example', left: '', key: '' } },
    method: 'POST',
    path: '/api/accounts/v2/open/email/verify_code',
    form: true,
  },
  {
    call: {
      operation: 'signLatestAgreement',
      body: { lang: 'en-US', signOpeType: 'SIGN', primaryType: 'YH', secondaryTypes: ['YS', 'FW'] },
    },
    method: 'POST',
    path: '/api/ischool/v1/agreements/compare-and-sign-lastest-agreement',
    bearer: true,
  },
  {
    call: { operation: 'getProfile' },
    method: 'GET',
    path: '/api/accounts/users/me',
    bearer: true,
  },
  {
    call: {
      operation: 'reportLoginFailure',
      body: {
        code: '0010005',
        step: 'token',
        cause: 'timeout',
        lang: 'pt_BR',
        at: '2026-01-05T12:00:00.000Z',
      },
    },
    method: 'POST',
    path: '/api/ischool/v1/open/report/login-failure',
    bare: true,
  },
];

const byOperation = CALLS.map((row) => [row.call.operation, row] as const);

test.each(byOperation)(
  '%s is sent to its URL with its context headers and no others',
  async (_operation, { call, method, path, form, bearer, bare }) => {
    const { network, sent } = spyNetwork();
    await makeApiStore({ fetch: network, context: KNOWN }).ask(call);
    expect(sent()).toMatchObject({ method, url: `${location.origin}${path}` });
    const { headers } = sent();
    const names = ['sxz-lang', 'tenant_id', 'user_id', 'authorization', 'fp'];
    expect(names.map((name) => headers.get(name))).toEqual([
      bare ? null : 'pt_BR',
      bare ? null : 'school-1',
      bare ? null : 'u-7',
      bearer ? 'Bearer token-9' : null,
      form ? 'client-id-1' : null,
    ]);
  },
);

test.each(byOperation)('%s omits unknown values', async (_operation, { call, bare }) => {
  const { network, sent } = spyNetwork();
  await makeApiStore({ fetch: network }).ask(call);
  const names = [...sent().headers.keys()].filter(
    (name) => name !== 'accept' && name !== 'content-type',
  );
  expect(names).toEqual(bare ? [] : ['sxz-lang']);
});

test.each<[string, Call, unknown]>([
  [
    'one with the bearer token is aborted',
    { operation: 'getProfile' },
    { error: { kind: 'aborted' } },
  ],
  ['any other completes', { operation: 'getOverseas' }, { data: 1 }],
])('during a session change, of the pending calls %s', async (_what, call, answer) => {
  const { network } = spyNetwork();
  let token = 'token-1';
  const fetch: typeof network = jest.fn(async (...sent) => {
    token = 'token-2';
    return network(...sent);
  });
  expect(await makeApiStore({ fetch, context: { accessToken: () => token } }).ask(call)).toEqual(
    answer,
  );
});
