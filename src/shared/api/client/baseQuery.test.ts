import { KNOWN, makeApiStore, spyNetwork } from '#testing/network/apiStore.ts';
import type { Call } from './baseQuery';
import { networkFaults, setNetwork } from '#testing/network/networkFaults.ts';
import type { FaultKind } from '#testing/network/networkFaults.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { OperationId } from '../contract/operations.generated';
import { read, refused, UNREADABLE } from '#testing/helpers/readText.ts';

describe('baseQuery', () => {
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
        body: {
          lang: 'en-US',
          signOpeType: 'SIGN',
          primaryType: 'YH',
          secondaryTypes: ['YS', 'FW'],
        },
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
});

describe('faults', () => {
  /** A query, a mutation and an upload: the three ways in which calls are sent. */
  const KINDS = ['getProfile', 'createAssignment', 'uploadImage'] as const;
  const callOf = (operation: OperationId, answer: Call['answer']) =>
    ({ operation, path: {}, answer }) as unknown as Call;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  /** The base query's error of each kind; the number of seconds comes from Retry-After. */
  const ERRORS: Readonly<Record<FaultKind, object>> = {
    timeout: { kind: 'timeout' },
    unreachable: { kind: 'unreachable' },
    unreadable: { kind: 'unreadable' },
    offline: { kind: 'offline' },
    refused: { kind: 'refused' },
    tooMany: { kind: 'refused', status: 429, retryAfterSeconds: 30 },
  };
  describe.each(KINDS)('%s', (operation) => {
    test.each(networkFaults)(
      '$name: fails with its kind, and the next call succeeds',
      async ({ reply: answer, kind, error, after }) => {
        const service = new ScriptedService().script(operation, answer, reply.data(null));
        const { change } = makeApiStore({ service });
        const call = callOf(operation, { envelope: '000000' });
        const failed = change(call);
        await jest.advanceTimersByTimeAsync(after);
        expect((await failed).error).toMatchObject(error ? { kind: error } : ERRORS[kind]);
        await expect(change(call)).resolves.toEqual({ data: null });
      },
    );

    test('fails at once in an offline browser, without waiting or queueing', async () => {
      const { change, service } = makeApiStore();
      setNetwork(service, false);
      await expect(change(callOf(operation, 'text'))).resolves.toEqual({
        error: { kind: 'offline' },
      });
      setNetwork(service, true);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(service.requests).toHaveLength(1);
      expect(jest.getTimerCount()).toBe(0);
    });
  });
});

describe('a token answer', () => {
  test('succeeds when it holds a token', () => {
    expect(read(200, '{"access_token":"t","expires_in":10}', 'token')).toEqual({
      data: { access_token: 't', expires_in: 10 },
    });
  });

  test.each([
    '{"access_token":""}',
    '{"access_token":7}',
    '{"access_token":null}',
    '{"code":"000000"}',
  ])('is a refusal without one: %s', (text) => {
    expect(read(200, text, 'token')).toMatchObject({ error: { kind: 'refused', status: 200 } });
  });

  test('is a refusal with the words of its description, by its body and not its status', () => {
    const text = '{"error_description":"短信验证码错误或失效","code":"030019","message":"m"}';
    const expected = { resultCode: '030019', message: 'm', description: '短信验证码错误或失效' };
    expect(read(400, text, 'token')).toEqual(refused(400, expected));
    expect(read(200, text, 'token')).toEqual(refused(200, expected));
  });

  test('contains the account’s deletion date when the service gives a readable one', () => {
    const announcement = (end: unknown) =>
      read(400, JSON.stringify({ code: '030019', deregistrationEndsAt: end }), 'token');
    const known = { resultCode: '030019', deregistrationEndsAt: Date.UTC(2025, 2, 22, 10) };
    expect(announcement('2025-03-22T10:00:00Z')).toEqual(refused(400, known));
    for (const junk of ['soon', 1742637600000, null, {}])
      expect(announcement(junk)).toEqual(refused(400, { resultCode: '030019' }));
  });

  test('is unreadable when it is an HTML page', () =>
    expect(read(200, '<html>', 'token')).toEqual(UNREADABLE));
});
