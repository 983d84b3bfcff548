/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import type { ActiveRule } from './controlTypes';
import { makeRules } from './rules';

const mock = mockForFile();

async function add(client: MockClient, rule: object): Promise<ActiveRule> {
  const answer = await client.postJson('/__mock/rules', { operation: 'getOverseas', ...rule });
  expect(answer.status).toBe(201);
  return (await answer.json()) as ActiveRule;
}

const change = (client: MockClient, method: string, id: number, body: object) =>
  client.fetch(`/__mock/rules/${id}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const statusOf = async (client: MockClient, headers = {}): Promise<number> =>
  (await client.get(operations.getOverseas.path, headers)).status;

test('a rule concerns only the calls that meet its conditions', async () => {
  const client = mock();
  await add(client, { kind: 'status', status: 503, when: { academy: 'oauth' } });
  await add(client, { kind: 'status', status: 502, when: { headers: { 'x-tab': 'left' } } });
  expect(await statusOf(client)).toBe(200);
  expect(await statusOf(client, { tenant_id: 'oauth' })).toBe(503);
  expect(await statusOf(client, { 'x-tab': 'left' })).toBe(502);
  expect(await client.look('/__mock/rules')).toMatchObject([{ seen: 1 }, { seen: 1 }]);
});

test('a rule for an account concerns the calls that name it and those of its bearer', async () => {
  const client = mock();
  const { access_token: bearer } = await client.signIn({ phone_number: '13912345678' });
  await add(client, { operation: '*', kind: 'status', when: { account: '13912345678' } });
  expect(await statusOf(client, { authorization: `Bearer ${bearer}` })).toBe(500);
  expect((await client.sendSms('13912345678')).status).toBe(500);
  expect((await client.sendSms('13912345679')).status).toBe(200);
});

test('a fault spoils the answer of an outcome rule', async () => {
  const client = mock();
  await add(client, { kind: 'outcome', outcome: 'overseas', when: { academy: 'oauth' } });
  await add(client, { kind: 'drip', ms: 0 });
  const answer = client.get(operations.getOverseas.path, { tenant_id: 'oauth' });
  expect(await envelopeOf(answer)).toMatchObject({ data: true });
  expect(await client.look('/__mock/requests')).toMatchObject([
    { scenario: 'overseas', fault: 'drip', trigger: 'rule 2, rule 1', academy: 'oauth' },
  ]);
});

test('the first rule wins; rules are moved, paused and replaced', async () => {
  const client = mock();
  const first = await add(client, { kind: 'status', status: 501 });
  const second = await add(client, { kind: 'status', status: 502 });
  expect(await statusOf(client)).toBe(501);
  await change(client, 'PATCH', second.id, { position: 0 });
  expect(await statusOf(client)).toBe(502);
  await change(client, 'PATCH', second.id, { paused: true });
  expect(await statusOf(client)).toBe(501);
  const changed = { operation: 'getOverseas', kind: 'status', status: 503, times: 1 };
  expect(await (await change(client, 'PUT', first.id, changed)).json()).toMatchObject({ seen: 0 });
  expect(await statusOf(client)).toBe(503);
  expect(await statusOf(client)).toBe(200);
  expect((await change(client, 'PUT', 99, changed)).status).toBe(404);
  expect((await change(client, 'PATCH', 99, { paused: true })).status).toBe(404);
});

test('a rule that is added to restored ones has an id of its own', () => {
  const rules = makeRules();
  rules.replace([{ id: 4, operation: 'getOverseas', kind: 'html', seen: 0 }]);
  expect(rules.add({ operation: 'getOverseas', kind: 'html' }).id).toBe(5);
});

test.each<[object, RegExp]>([
  [{ kind: 'outcome' }, /needs the name/],
  [{ kind: 'outcome', outcome: 'nothing' }, /has no outcome "nothing"/],
  [{ operation: '*', kind: 'outcome', outcome: 'overseas' }, /has no outcome "overseas"/],
  [{ kind: 'html', outcome: 'overseas' }, /needs kind "outcome"/],
  [{ operation: 'getNothing', kind: 'html' }, /no operation "getNothing"/],
  [{ kind: 'melt' }, /^kind must be one of delay, /],
  [{ kind: 'hang', extra: 1 }, /^extra is not a field/],
  [{ kind: 'delay', ms: 600_001 }, /^ms must be an integer from 0 to 600000/],
  [{ kind: 'status', headers: { 'X Wrong': '1' } }, /^headers: /],
  [{ kind: 'status', headers: { 'X-Right': '1\r\nX-Other: 2' } }, /^headers: /],
])('refuses the rule %j', async (rule, message) => {
  const answer = await mock().postJson('/__mock/rules', { operation: 'getOverseas', ...rule });
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { message: expect.stringMatching(message) },
  ]);
});
