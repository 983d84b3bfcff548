import type { Call } from '../api/baseQuery';
import { notFetched } from '../api/contract/notFetched';
import { operations } from '../api/contract/operations.generated';
import type { OperationId } from '../api/contract/operations.generated';
import { makeApiStore } from './apiStore';
import { pretendOnline, setNetwork } from './networkFaults';
import { reply, ScriptedService } from './scriptedFetch';

const fetched = (Object.keys(operations) as OperationId[]).filter((operation) => notFetched[operation] === undefined);

/** RTK Query tidies its subscriptions within half a second. */
const SETTLED_MS = 600;

/** A call with as little in it as the request layer needs. */
function callOf(operation: OperationId): Call {
  const names = [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1'] as const);
  return { operation, path: Object.fromEntries(names), answer: 'text' } as unknown as Call;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(fetched)('net-04 %s: an answer that is complete at 5990 ms counts', async (operation) => {
  const service = new ScriptedService().script(operation, reply.after(5990, reply.text(200, 'in time')));
  const { change } = makeApiStore({ service });
  const asked = change(callOf(operation));
  await jest.advanceTimersByTimeAsync(5990);
  await expect(asked).resolves.toEqual({ data: 'in time' });
  await jest.advanceTimersByTimeAsync(SETTLED_MS);
  expect(jest.getTimerCount()).toBe(0);
});

test.each(fetched)('net-23 %s: nothing waits and nothing is queued in a browser that is offline', async (operation) => {
  const { change, service } = makeApiStore();
  setNetwork(service, false);
  await expect(change(callOf(operation))).resolves.toEqual({ error: { kind: 'offline' } });
  setNetwork(service, true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(service.requests).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
});

test.each(fetched)('pub-01 %s: is sent although the browser says that it is offline', async (operation) => {
  const service = new ScriptedService().script(operation, reply.text(200, 'answered'));
  const { change } = makeApiStore({ service });
  pretendOnline(false);
  await expect(change(callOf(operation))).resolves.toEqual({ data: 'answered' });
});
