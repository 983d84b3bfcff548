import { makeApiStore } from '#testing/network/apiStore.ts';
import { networkFaults, pretendOnline, setNetwork } from '#testing/network/networkFaults.ts';
import type { FaultKind } from '#testing/network/networkFaults.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { OperationId } from '../contract/operations.generated';
import type { Call } from './baseQuery';

/** A query, a mutation and an upload: the three ways in which calls are sent. */
const KINDS = ['getProfile', 'createAssignment', 'uploadImage'] as const;

/** RTK Query removes its subscriptions within half a second. */
const SETTLED_MS = 600;

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

  test('an answer that completes at 5990 ms counts', async () => {
    const service = new ScriptedService().script(
      operation,
      reply.after(5990, reply.text(200, 'in time')),
    );
    const { change } = makeApiStore({ service });
    const asked = change(callOf(operation, 'text'));
    await jest.advanceTimersByTimeAsync(5990);
    await expect(asked).resolves.toEqual({ data: 'in time' });
    await jest.advanceTimersByTimeAsync(SETTLED_MS);
    expect(jest.getTimerCount()).toBe(0);
  });

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

  test('is sent although the browser reports that it is offline', async () => {
    const service = new ScriptedService().script(operation, reply.text(200, 'answered'));
    const { change } = makeApiStore({ service });
    pretendOnline(false);
    await expect(change(callOf(operation, 'text'))).resolves.toEqual({ data: 'answered' });
  });
});
