import { makeApiStore } from '#testing/network/apiStore.ts';
import { networkFaults, setNetwork } from '#testing/network/networkFaults.ts';
import type { FaultKind } from '#testing/network/networkFaults.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { OperationId } from '../contract/operations.generated';
import type { Call } from './baseQuery';

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
