import { reply } from '#testing/network/scriptedFetch.ts';
import { networkOf, start } from '#testing/network/sentRequest.ts';
import { TIMEOUT_MS } from './exchange';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('nav-72 a page that is left, with a call that its leaving breaks off', () => {
  const leave = () => void window.dispatchEvent(new Event('beforeunload'));

  test('is told nothing while it may go; one that stays is told by the deadline', async () => {
    const exchange = start(networkOf(reply.after(1000, reply.unreachable())));
    await jest.advanceTimersByTimeAsync(500);
    leave();
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 501);
    expect(exchange.answer).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(exchange.answer).toEqual({ outcome: 'timeout' });
  });

  test('ends a call at its deadline that its leaving has not broken off', async () => {
    const exchange = start(networkOf(reply.hang()));
    leave();
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(exchange.answer).toEqual({ outcome: 'timeout' });
  });

  test('lets its caller give up', async () => {
    const caller = new AbortController();
    const exchange = start(networkOf(reply.after(1000, reply.unreachable())), {
      caller: caller.signal,
    });
    await jest.advanceTimersByTimeAsync(500);
    leave();
    await jest.advanceTimersByTimeAsync(1000);
    caller.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toEqual({ outcome: 'aborted' });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('takes an answer that comes all the same, and what breaks in a later call is no leaving', async () => {
    const exchange = start(networkOf(reply.after(1000, reply.text(200, 'late'))));
    leave();
    await jest.advanceTimersByTimeAsync(1000);
    expect(exchange.answer).toMatchObject({ outcome: 'answered', text: 'late' });
    const next = start(networkOf(reply.unreachable()));
    await jest.advanceTimersByTimeAsync(0);
    expect(next.answer).toEqual({ outcome: 'unreachable' });
  });

  test('listens for its leaving during calls only, for Firefox keeps no page that listens', async () => {
    const [listening, ceasing] = [
      jest.spyOn(window, 'addEventListener'),
      jest.spyOn(window, 'removeEventListener'),
    ];
    const leavings = ({ mock }: typeof listening | typeof ceasing) =>
      mock.calls.filter(([type]) => type === 'beforeunload').map(([, listener]) => listener);
    start(networkOf(reply.after(1000, reply.text(200, ''))));
    expect(leavings(listening)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(leavings(ceasing)).toEqual(leavings(listening));
  });
});
