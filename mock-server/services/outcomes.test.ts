/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { LoggedRequest } from '#mock/state/controlTypes.ts';
import { clientOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import { sendExample } from '#mock/testing/sendExample.ts';
import { commonOutcomes } from '#mock/services/common/common.outcomes.ts';
import { identifiersFor, ownOutcomes } from './outcomes';
import type { Outcome, Outcomes } from '#mock/services/vocabulary.ts';

const mock = mockForFile();
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
