import { reply } from '#testing/network/scriptedFetch.ts';
import { networkOf, start } from '#testing/network/sentRequest.ts';
import { TIMEOUT_MS } from './exchange';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page whose navigation aborts a call', () => {
  const leave = () => void window.dispatchEvent(new Event('beforeunload'));

  test('shows no error while it may still leave; if it stays, the deadline ends the call', async () => {
    const exchange = start(networkOf(reply.after(1000, reply.unreachable())));
    await jest.advanceTimersByTimeAsync(500);
    leave();
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 501);
    expect(exchange.answer).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(exchange.answer).toEqual({ outcome: 'timeout' });
  });

  test('accepts an answer that still arrives, and a later failure is not attributed to the navigation', async () => {
    const exchange = start(networkOf(reply.after(1000, reply.text(200, 'late'))));
    leave();
    await jest.advanceTimersByTimeAsync(1000);
    expect(exchange.answer).toMatchObject({ outcome: 'answered', text: 'late' });
    const next = start(networkOf(reply.unreachable()));
    await jest.advanceTimersByTimeAsync(0);
    expect(next.answer).toEqual({ outcome: 'unreachable' });
  });

  test('listens for pagehide during calls only, because Firefox does not cache pages that listen', async () => {
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
