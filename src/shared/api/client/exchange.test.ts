import { reply } from '#testing/network/scriptedFetch.ts';
import { networkOf, start, bodyOf } from '#testing/network/sentRequest.ts';
import type { Network } from '#testing/network/sentRequest.ts';
import { TIMEOUT_MS } from './exchange';

describe('exchange', () => {
  function setOnline(online: boolean): void {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  }
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  describe('the deadline of 6000 ms', () => {
    test('covers the whole body and does not restart with each byte', async () => {
      const drip = bodyOf(60, 500);
      const exchange = start(drip.network);
      await jest.advanceTimersByTimeAsync(5999);
      expect(exchange.answer).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1000);
      expect(exchange.answer).toEqual({ result: 'timeout' });
      expect(drip.sent()).toBeLessThan(13);
    });

    test('accepts an answer that completes at 5990 ms', async () => {
      const exchange = start(networkOf(reply.after(5990, reply.text(200, 'late'))));
      await jest.advanceTimersByTimeAsync(5990);
      expect(exchange.answer).toMatchObject({ result: 'answered', text: 'late' });
      expect(jest.getTimerCount()).toBe(0);
    });
  });
  describe('the body', () => {
    test('is abandoned once it exceeds the limit', async () => {
      const flood = bodyOf(50_000, 0, 'x'.repeat(1024));
      const exchange = start(flood.network);
      await jest.advanceTimersByTimeAsync(0);
      expect(exchange.answer).toEqual({ result: 'tooLarge' });
      expect(flood.sent()).toBe(1025);
      expect(flood.cancelled()).toBe(true);
      expect(jest.getTimerCount()).toBe(0);
    });

    test.each([
      [8, { result: 'answered', text: 'xxxxxxxx' }],
      [9, { result: 'tooLarge' }],
    ])('of %i bytes is compared with the caller’s limit', async (bytes, expected) => {
      const exchange = start(networkOf(reply.text(200, 'x'.repeat(bytes))), { maxBytes: 8 });
      await jest.advanceTimersByTimeAsync(0);
      expect(exchange.answer).toMatchObject(expected);
    });
  });
  describe('a connection that fails', () => {
    test('never follows a redirect: a token must not be forwarded', async () => {
      const network = jest.fn<ReturnType<Network>, Parameters<Network>>(
        async () => new Response('{}'),
      );
      start(network);
      await jest.advanceTimersByTimeAsync(0);
      expect(network.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
    });

    test.each([
      ['is answered', reply.text(200, '{}'), { result: 'answered' }],
      ['times out', reply.hang(), { result: 'timeout' }],
    ])(
      'a call that %s is not called offline, whatever the browser reports',
      async (_what, then, result) => {
        setOnline(false);
        const exchange = start(networkOf(then));
        await jest.advanceTimersByTimeAsync(6000);
        expect(exchange.answer).toMatchObject(result);
      },
    );

    test('says offline when the network failed during the request', async () => {
      const exchange = start(networkOf(reply.after(1000, reply.unreachable())));
      await jest.advanceTimersByTimeAsync(0);
      setOnline(false);
      await jest.advanceTimersByTimeAsync(1000);
      expect(exchange.answer).toEqual({ result: 'offline' });
    });
  });
  describe('a caller that aborts', () => {
    test.each([
      ['before the headers', reply.hang()],
      ['in the middle of the body', reply.drip()],
    ])('ends the exchange %s', async (_when, then) => {
      const caller = new AbortController();
      const exchange = start(networkOf(then), { caller: caller.signal });
      await jest.advanceTimersByTimeAsync(100);
      caller.abort();
      await jest.advanceTimersByTimeAsync(0);
      expect(exchange.answer).toEqual({ result: 'aborted' });
      expect(jest.getTimerCount()).toBe(0);
    });

    test('sends nothing when it aborted before', async () => {
      const exchange = start(
        async (_url, init) => {
          init!.signal!.throwIfAborted();
          return new Response('sent');
        },
        { caller: AbortSignal.abort() },
      );
      await jest.advanceTimersByTimeAsync(0);
      expect(exchange.answer).toEqual({ result: 'aborted' });
    });
  });
});

describe('page left', () => {
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
      expect(exchange.answer).toEqual({ result: 'timeout' });
    });

    test('accepts an answer that still arrives, and a later failure is not attributed to the navigation', async () => {
      const exchange = start(networkOf(reply.after(1000, reply.text(200, 'late'))));
      leave();
      await jest.advanceTimersByTimeAsync(1000);
      expect(exchange.answer).toMatchObject({ result: 'answered', text: 'late' });
      const next = start(networkOf(reply.unreachable()));
      await jest.advanceTimersByTimeAsync(0);
      expect(next.answer).toEqual({ result: 'unreachable' });
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
});
