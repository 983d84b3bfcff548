import { reply } from '../testing/scriptedFetch';
import type { Reply } from '../testing/scriptedFetch';
import { TIMEOUT_MS } from './exchange';
import type { RawAnswer } from './exchange';
import { sendRequest } from './sendRequest';

type Network = typeof fetch;

const SEEN: Parameters<Reply>[0] = {
  operation: 'getProfile',
  path: '',
  query: new URLSearchParams(),
  headers: new Headers(),
  body: '',
  aborted: false,
  over: false,
};

function networkOf(then: Reply): Network {
  return async (_url, init) => then(SEEN, init!.signal!);
}

function start(fetch: Network, options: { caller?: AbortSignal; largest?: number } = {}) {
  const caller = options.caller ?? new AbortController().signal;
  const exchange: { answer?: RawAnswer } = {};
  const largest = options.largest === undefined ? {} : { largest: options.largest };
  void sendRequest({ url: 'https://school.example/x', init: {}, caller, fetch, ...largest }).then(
    (answer) => {
      exchange.answer = answer;
    },
  );
  return exchange;
}

/** A body that is sent in pieces, one every so many milliseconds, until the browser stops reading. */
function bodyOf(
  pieces: number,
  everyMs: number,
  piece = 'x',
): { network: Network; sent(): number; cancelled(): boolean } {
  const state = { sent: 0, cancelled: false };
  const network = networkOf(async (_request, signal) => {
    const stream = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
          if (signal.aborted) return controller.error(new DOMException('Aborted', 'AbortError'));
          if (state.sent === pieces) return controller.close();
          state.sent += 1;
          controller.enqueue(new TextEncoder().encode(piece));
        },
        cancel: () => {
          state.cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    signal.addEventListener('abort', () => {
      state.cancelled = true;
    });
    return new Response(stream);
  });
  return { network, sent: () => state.sent, cancelled: () => state.cancelled };
}

function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the deadline of 6000 ms', () => {
  test.each([
    ['net-01 headers that never come', reply.hang()],
    ['net-02 a body that stops in the middle', reply.drip()],
    ['net-03 a body that comes too late', reply.after(5900, reply.after(200, reply.text(200, '{}')))],
  ])('ends %s', async (_goal, then) => {
    const exchange = start(networkOf(then));
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(exchange.answer).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(exchange.answer).toEqual({ outcome: 'timeout' });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('net-02 counts over the whole body, not anew with every byte', async () => {
    const drip = bodyOf(60, 500);
    const exchange = start(drip.network);
    await jest.advanceTimersByTimeAsync(5999);
    expect(exchange.answer).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1000);
    expect(exchange.answer).toEqual({ outcome: 'timeout' });
    expect(drip.sent()).toBeLessThan(13);
  });

  test('net-04 lets an answer through that is complete at 5990 ms', async () => {
    const exchange = start(networkOf(reply.after(5990, reply.text(200, 'late'))));
    await jest.advanceTimersByTimeAsync(5990);
    expect(exchange.answer).toMatchObject({ outcome: 'answered', text: 'late' });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is the one of the specification', () => expect(TIMEOUT_MS).toBe(6000));
});

describe('a connection that fails', () => {
  test.each([
    ['net-05 reset before the headers', reply.unreachable()],
    ['net-06 reset in the middle of the body', reply.reset()],
    ['net-25 refused by DNS or TLS', reply.unreachable()],
    ['net-18 redirected elsewhere', reply.unreachable()],
  ])('is unreachable when %s', async (_goal, then) => {
    const exchange = start(networkOf(then));
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toEqual({ outcome: 'unreachable' });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('net-06 keeps nothing of a body that broke after its first half', async () => {
    const half = networkOf(async () => {
      let pulls = 0;
      const pull = (controller: ReadableStreamDefaultController) => {
        pulls += 1;
        if (pulls === 1) controller.enqueue(new TextEncoder().encode('{"code":"000000",'));
        else controller.error(new TypeError('terminated'));
      };
      return new Response(new ReadableStream({ pull }));
    });
    const exchange = start(half);
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toEqual({ outcome: 'unreachable' });
  });

  test('net-18 never follows a redirect: a token must not travel on', async () => {
    const network = jest.fn<ReturnType<Network>, Parameters<Network>>(async () => new Response('{}'));
    start(network);
    await jest.advanceTimersByTimeAsync(0);
    expect(network.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
  });

  test('net-23 is told at once, and nothing is sent, when the browser is offline', async () => {
    setOnline(false);
    const network = jest.fn<ReturnType<Network>, Parameters<Network>>();
    const exchange = start(network);
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toEqual({ outcome: 'offline' });
    expect(network).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('net-24 says offline when the network went while the request was out', async () => {
    const exchange = start(networkOf(reply.after(1000, reply.unreachable())));
    await jest.advanceTimersByTimeAsync(0);
    setOnline(false);
    await jest.advanceTimersByTimeAsync(1000);
    expect(exchange.answer).toEqual({ outcome: 'offline' });
  });
});

describe('a caller that gives up', () => {
  test.each([
    ['before the headers', reply.hang()],
    ['in the middle of the body', reply.drip()],
  ])('ends the exchange %s', async (_when, then) => {
    const caller = new AbortController();
    const exchange = start(networkOf(then), { caller: caller.signal });
    await jest.advanceTimersByTimeAsync(100);
    caller.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toEqual({ outcome: 'aborted' });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('gets nothing sent when it gave up before', async () => {
    const exchange = start(
      async (_url, init) => {
        init!.signal!.throwIfAborted();
        return new Response('sent');
      },
      { caller: AbortSignal.abort() },
    );
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toEqual({ outcome: 'aborted' });
  });
});

describe('the body', () => {
  test('net-17 is left alone once it has more bytes than any answer', async () => {
    const flood = bodyOf(50_000, 0, 'x'.repeat(1024));
    const exchange = start(flood.network);
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toEqual({ outcome: 'tooLarge' });
    expect(flood.sent()).toBe(1025);
    expect(flood.cancelled()).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    [8, { outcome: 'answered', text: 'xxxxxxxx' }],
    [9, { outcome: 'tooLarge' }],
  ])('of %i bytes is measured against the limit of its caller', async (bytes, expected) => {
    const exchange = start(networkOf(reply.text(200, 'x'.repeat(bytes))), { largest: 8 });
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toMatchObject(expected);
  });

  test('is one text, wherever its bytes were cut', async () => {
    const bytes = new TextEncoder().encode('学校🎓');
    const inBytes = networkOf(async () => {
      const start = (controller: ReadableStreamDefaultController) => {
        bytes.forEach((byte) => controller.enqueue(Uint8Array.of(byte)));
        controller.close();
      };
      return new Response(new ReadableStream({ start }));
    });
    const exchange = start(inBytes);
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toMatchObject({ text: '学校🎓' });
  });

  test('net-22 of a foreign charset does no harm', async () => {
    const gbk = networkOf(async () => new Response(Uint8Array.of(0xca, 0xfd, 0xbe, 0xdd)));
    const exchange = start(gbk);
    await jest.advanceTimersByTimeAsync(0);
    expect(exchange.answer).toMatchObject({
      outcome: 'answered',
      text: expect.stringContaining('\ufffd') as string,
    });
  });
});
