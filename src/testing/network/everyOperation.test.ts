import type { Call } from '#shared/api/client/baseQuery.ts';
import { notFetched } from '#shared/api/contract/notFetched.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { makeApiStore } from './apiStore';
import { networkFaults, pretendOnline, setNetwork } from './networkFaults';
import type { FaultKind } from './networkFaults';
import { reply, ScriptedService } from './scriptedFetch';

const fetched = (Object.keys(operations) as OperationId[]).filter(
  (operation) => notFetched[operation] === undefined,
);

/** RTK Query removes its subscriptions within half a second. */
const SETTLED_MS = 600;

/** A call with the minimum that the request layer needs. */
function callOf(operation: OperationId): Call {
  const names = [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => [name, '1'] as const,
  );
  return { operation, path: Object.fromEntries(names), answer: 'text' } as unknown as Call;
}

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

describe.each(networkFaults)('$name', ({ reply: answer, kind, error, after }) => {
  test.each(fetched)('%s fails with its kind, and the next call succeeds', async (operation) => {
    const service = new ScriptedService().script(operation, answer, reply.data(null));
    const { change } = makeApiStore({ service });
    const call = { ...callOf(operation), answer: { envelope: '000000' } } as Call;
    const failed = change(call);
    await jest.advanceTimersByTimeAsync(after);
    expect((await failed).error).toMatchObject(error ? { kind: error } : ERRORS[kind]);
    await expect(change(call)).resolves.toEqual({ data: null });
  });
});

test.each(fetched)('net-04 %s: an answer that completes at 5990 ms counts', async (operation) => {
  const service = new ScriptedService().script(
    operation,
    reply.after(5990, reply.text(200, 'in time')),
  );
  const { change } = makeApiStore({ service });
  const asked = change(callOf(operation));
  await jest.advanceTimersByTimeAsync(5990);
  await expect(asked).resolves.toEqual({ data: 'in time' });
  await jest.advanceTimersByTimeAsync(SETTLED_MS);
  expect(jest.getTimerCount()).toBe(0);
});

test.each(fetched)(
  'net-23 %s: fails at once in an offline browser, without waiting or queueing',
  async (operation) => {
    const { change, service } = makeApiStore();
    setNetwork(service, false);
    await expect(change(callOf(operation))).resolves.toEqual({ error: { kind: 'offline' } });
    setNetwork(service, true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(service.requests).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  },
);

test.each(fetched)(
  'pub-01 %s: is sent although the browser reports that it is offline',
  async (operation) => {
    const service = new ScriptedService().script(operation, reply.text(200, 'answered'));
    const { change } = makeApiStore({ service });
    pretendOnline(false);
    await expect(change(callOf(operation))).resolves.toEqual({ data: 'answered' });
  },
);
