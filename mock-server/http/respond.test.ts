/** @jest-environment node */
import type { Fault } from '#mock/state/controlTypes.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { answerHeaders } from '#lib/url/answerHeaders.ts';

const mock = mockForFile();

describe('faults', () => {
  const SCENARIO = '/api/ischool/v1/open/schools/login-scenario';
  const set = (client: MockClient, rule: Fault & { skip?: number; times?: number }) =>
    client.postJson('/__mock/rules', { operation: 'getLoginScenario', ...rule });
  const ask = (client: MockClient): Promise<Response> => client.get(SCENARIO);
  test('a rule passes the first calls, affects the next, and ends', async () => {
    const client = mock();
    expect((await set(client, { kind: 'status', status: 503, skip: 1, times: 2 })).status).toBe(
      201,
    );
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await ask(client)).status);
    expect(statuses).toEqual([200, 503, 503, 200, 200]);
    expect(await client.look('/__mock/rules')).toMatchObject([{ id: 1, seen: 5 }]);
  });
  test.each<[string, Fault, number, string, RegExp]>([
    [
      'malformed JSON',
      { kind: 'malformed' },
      200,
      'application/json',
      /^\{"code":"000000","message":$/,
    ],
    ['nothing', { kind: 'empty' }, 200, 'application/json', /^$/],
    ["a gateway's page", { kind: 'html' }, 502, 'text/html', /502 Bad Gateway/],
    ['a failure', { kind: 'status' }, 500, 'application/json', /"code":"990500"/],
    ['a body of another shape', { kind: 'body', body: null }, 200, 'application/json', /^null$/],
    ['the real answer, byte by byte', { kind: 'drip', ms: 0 }, 200, 'application/json', /^\{.*\}$/],
  ])('answers %s', async (_title, rule, status, type, body) => {
    const client = mock();
    await set(client, rule);
    const answer = await ask(client);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
      status,
      type,
    ]);
    expect(await answer.text()).toMatch(body);
    expect(await client.look('/__mock/requests')).toMatchObject([
      { status, fault: rule.kind, violations: [] },
    ]);
  });
  test('delays the real answer; the handler runs at once', async () => {
    const client = mock();
    await client.postJson('/__mock/rules', {
      operation: 'sendSmsCode',
      kind: 'delay',
      ms: 300,
      jitterMs: 10,
    });
    const pending = client.sendSms('13912345678');
    const arrived = jest.fn();
    void pending.then(arrived);
    while ((await client.look<unknown[]>('/__mock/messages')).length === 0)
      expect(arrived).not.toHaveBeenCalled();
    expect(arrived).not.toHaveBeenCalled();
    expect(await (await pending).json()).toMatchObject({ code: '000000' });
  });
  test('a hanging call gets no answer and does not run the handler', async () => {
    const client = mock();
    await client.postJson('/__mock/rules', { operation: 'sendSmsCode', kind: 'hang' });
    await expect(
      client.fetch('/api/accounts/v2/open/login/sms-code', {
        method: 'POST',
        headers: { 'sxz-lang': 'en_US' },
        body: new URLSearchParams({
          phone_number: '13912345678',
          country_code: '+86',
          left: '',
          key: '',
        }),
        signal: AbortSignal.timeout(150),
      }),
    ).rejects.toThrow();
    expect(await client.look('/__mock/messages')).toEqual([]);
    expect(await client.look('/__mock/requests')).toMatchObject([
      { status: null, answeredAt: null, fault: 'hang' },
    ]);
  });
  test('a dropped call gets no answer, and connections are not reused meanwhile', async () => {
    const client = mock();
    await set(client, { kind: 'drop', skip: 1 });
    expect((await ask(client)).headers.get('connection')).toBe('close');
    await expect(ask(client)).rejects.toThrow();
  });
  test('a reset follows the status and half of the body', async () => {
    const client = mock();
    await set(client, { kind: 'reset-mid-body' });
    const answer = await ask(client);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });
  test('a late body follows its status and headers', async () => {
    const client = mock();
    await set(client, { kind: 'late-body', ms: 200 });
    const answer = await ask(client);
    const body = answer.json();
    const arrived = jest.fn();
    void body.then(arrived);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    await client.look('/__mock/rules');
    expect(arrived).not.toHaveBeenCalled();
    expect(await body).toMatchObject({ code: '000000' });
  });
  test('a wrong length closes the connection before all announced bytes are sent', async () => {
    const client = mock();
    await set(client, { kind: 'wrong-length' });
    const answer = await ask(client);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await expect(answer.text()).rejects.toThrow();
  });
});

describe('headers', () => {
  const AGREEMENT = operations.getAgreementText.path
    .replace('{agreement}', 'service')
    .replace('{lang}', 'en_US');
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await mock().fetch(path, {
      redirect: 'manual',
      headers: { 'sxz-lang': 'en_US', ...headers },
    });
    await answer.arrayBuffer();
    return answer;
  };
  test.each([
    ['a call', operations.getOverseas.path],
    ['a call of another path', '/api/nothing'],
    ['a redirect', '/__mock/scenario'],
    ['the control API', '/__mock/about'],
    ['an invalid namespace', '/__mock/ns/no%20spaces/__mock/about'],
    ['the desk', '/__mock/'],
    ['the contract documentation', '/__mock/docs'],
    ['a stand-in page', '/__mock/providers/uniportal?targetUrl=/'],
    ['a mock without pages', '/login/index'],
  ])('%s has every header in docs/deployment.md', async (_what, path) => {
    const { headers } = await read(path);
    for (const [name, value] of Object.entries(answerHeaders))
      expect([name, headers.get(name)]).toEqual([name, value]);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'/,
    );
  });
  test.each([
    ['an agreement', AGREEMENT, {}],
    ['a hostile agreement', AGREEMENT, { 'x-mock-scenario': 'getAgreementText=hostile' }],
    ['a page of a gateway', operations.getOverseas.path, { 'x-mock-scenario': 'getOverseas=html' }],
    ['an empty answer', operations.getOverseas.path, { 'x-mock-scenario': 'getOverseas=empty' }],
    ['the database', '/__mock/db/db', {}],
  ])('%s is sandboxed when opened in its own tab', async (_what, path, headers) => {
    const policy = (await read(path, headers)).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').sort()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      'sandbox',
    ]);
  });
  test("the mock's own pages are not sandboxed, because they have scripts and forms", async () => {
    for (const path of [
      '/__mock/',
      '/__mock/docs',
      '/__mock/phone/a',
      '/__mock/providers/uniportal?targetUrl=/',
    ]) {
      const { headers } = await read(path);
      expect([
        path,
        headers.get('content-security-policy')?.includes('sandbox'),
        headers.get('integrity-policy'),
      ]).toEqual([path, false, null]);
    }
  });
});
