/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { LoggedRequest } from '#mock/state/controlTypes.ts';
import { clientOf, mockForFile, envelopeOf } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import { sendExample } from '#mock/testing/sendExample.ts';
import { commonOutcomes } from '#mock/services/common/common.outcomes.ts';
import { identifiersFor, ownOutcomes } from './outcomes';
import type { Outcome, Outcomes } from '#mock/services/vocabulary.ts';

const mock = mockForFile();

describe('outcomes', () => {
  type Row = [
    title: string,
    operation: OperationId,
    outcome: Outcome<OperationId>,
    ask: (client: MockClient) => Promise<unknown>,
  ];
  /** The client with extra headers on every call. */
  const saying = (client: MockClient, headers: Record<string, string>): MockClient =>
    clientOf({ url: client.url }, { ...headers, 'x-mock-ns': client.namespace });
  function rowsOf(id: OperationId, outcomes: Outcomes<OperationId>): Row[] {
    return Object.entries(outcomes).flatMap(([name, outcome]): Row[] => {
      const title = `${id}=${name}`;
      return [
        [
          title,
          id,
          outcome,
          (client) => sendExample(saying(client, { 'x-mock-scenario': title }), id),
        ],
        ...identifiersFor(id, outcome).map((account): Row => [
          `${title} by ${account}`,
          id,
          outcome,
          (client) => sendExample(client, id, account),
        ]),
        ...(outcome.academies ?? []).map((academy): Row => [
          `${title} in ${academy}`,
          id,
          outcome,
          (client) => sendExample(saying(client, { tenant_id: academy }), id),
        ]),
      ];
    });
  }
  const ids = Object.keys(operations) as OperationId[];
  /** The common outcomes are tried at an operation without and one with a bearer token. */
  const samples: readonly OperationId[] = ['getRemoteConfig', 'getProfile'];
  const rows = [
    ...ids.flatMap((id) => rowsOf(id, ownOutcomes(id))),
    ...samples.flatMap((id) => rowsOf(id, commonOutcomes(id))),
  ];
  /** Waits for the log instead of the answer, because some answers are late or missing. */
  async function loggedCall(client: MockClient, operation: OperationId): Promise<LoggedRequest> {
    for (;;) {
      const [entry] = await client.look<LoggedRequest[]>(`/__mock/requests?operation=${operation}`);
      if (entry && (entry.answeredAt !== null || entry.fault !== null)) return entry;
    }
  }
  test.each(rows)('%s', async (_title, operation, { status, code }, ask) => {
    const client = mock();
    const asking = ask(client).catch(() => undefined);
    const entry = await loggedCall(client, operation);
    expect(entry.violations).toEqual([]);
    if (status === null)
      expect([entry.status, entry.fault]).toEqual([null, expect.stringMatching(/^(hang|drop)$/)]);
    else if (entry.fault !== 'delay')
      expect(entry.status).toEqual(status === 'usual' ? expect.any(Number) : status);
    if (code !== null) expect(entry.code).toBe(code);
    if (entry.answeredAt !== null) await asking;
  });
});

describe('precedence', () => {
  const PATH = operations.getLoginScenario.path;
  /** The outcome of the call: the academy's type, or the status of a failure. */
  async function outcome(
    client: MockClient,
    headers: Record<string, string> = {},
  ): Promise<number> {
    const answer = await client.get(PATH, { tenant_id: 'scenario-1', ...headers });
    return answer.status === 200
      ? (await envelopeOf<{ loginScenarioType: number }>(answer)).data.loginScenarioType
      : answer.status;
  }
  const byHeader = { 'x-mock-scenario': 'getLoginScenario=type-3' };
  const byCookie = { cookie: 'a=b; mock_scenario=getLoginScenario%3Dtype-2' };
  test('header, cookie, fault rule, namespace, academy: each takes precedence over the next', async () => {
    const client = mock();
    expect(await outcome(client)).toBe(1);
    await client.postJson('/__mock/rules', {
      operation: 'getLoginScenario',
      kind: 'outcome',
      outcome: 'type-0',
    });
    expect(await outcome(client)).toBe(0);
    await client.postJson('/__mock/rules', {
      operation: 'getLoginScenario',
      kind: 'status',
      status: 503,
    });
    expect(await outcome(client)).toBe(503);
    expect(await outcome(client, byCookie)).toBe(2);
    expect(await outcome(client, { ...byCookie, ...byHeader })).toBe(3);
    expect(await client.look('/__mock/requests')).toMatchObject([
      { scenario: 'type-3' },
      { scenario: 'type-2' },
      { fault: 'status' },
      { scenario: 'type-0' },
      { scenario: null },
    ]);
  });
  test('a scenario does not use a fault rule up, and one of another operation changes nothing', async () => {
    const client = mock();
    await client.postJson('/__mock/rules', { operation: '*', kind: 'html', times: 1 });
    expect(await outcome(client, byHeader)).toBe(3);
    expect(await outcome(client, { 'x-mock-scenario': 'getOverseas=overseas' })).toBe(502);
    expect(await outcome(client)).toBe(1);
  });
  test.each([
    ['getLoginScenario=type-9', /getLoginScenario has no outcome "type-9".*type-0, type-1/],
    ['getNothing=hang', /no operation "getNothing"/],
    ['nonsense', /no operation "nonsense"/],
  ])('reports the unknown scenario %s by header, cookie and link', async (expected, message) => {
    const client = mock();
    for (const headers of [
      { 'x-mock-scenario': expected },
      { cookie: `mock_scenario=${expected}` },
    ]) {
      const answer = await client.get(operations.getOverseas.path, headers);
      expect(answer.status).toBe(400);
      expect(await envelopeOf(answer)).toMatchObject({
        code: '990400',
        message: expect.stringMatching(message),
      });
    }
    expect((await client.fetch(`/__mock/scenario?set=${expected}`)).status).toBe(400);
  });
  test('a link sets the cookie in this browser, opens the page, and never leads to another site', async () => {
    const { fetch: fetchHere } = mock();
    const follow = async (query: string) => {
      const answer = await fetchHere(`/__mock/scenario?${query}`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')];
    };
    expect(await follow('set=getLoginScenario=type-2&to=/login/index?tenant_id=all')).toEqual([
      302,
      '/login/index?tenant_id=all',
      expect.stringMatching(
        /^mock_scenario=getLoginScenario%3Dtype-2; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(await follow('to=/')).toEqual([
      302,
      '/',
      expect.stringMatching(/^mock_scenario=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    for (const away of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/./%2e%2e//evil.example',
    ]) {
      const [, location] = await follow(`to=${encodeURIComponent(away)}`);
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  });
  test("agreement texts, which are fetched without headers, keep the caller's namespace and scenario", async () => {
    const client = mock();
    const { data } = await envelopeOf<{ agreements: { url: string }[] }>(
      client.postJson(
        operations.getAcademyConfig.path,
        { tenantId: '', lang: 'en_US', bundleId: '', terminal: 'pc' },
        { 'x-mock-scenario': 'getAgreementText=missing' },
      ),
    );
    const url = data.agreements[0]?.url ?? '';
    expect(url).toContain(`/__mock/ns/${client.namespace}/scenario/`);
    expect((await fetch(client.url + url)).status).toBe(404);
    expect(await client.look('/__mock/requests')).toMatchObject([
      { operation: 'getAgreementText', scenario: 'missing', violations: [] },
      {},
    ]);
  });
});
