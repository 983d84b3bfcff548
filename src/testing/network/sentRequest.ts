import { sendRequest } from '#shared/api/client/exchange.ts';
import type { RawAnswer } from '#shared/api/client/exchange.ts';
import type { Reply } from './scriptedFetch';

export type Network = typeof fetch;

/** A request for scripted answers that do not depend on it. */
export const SEEN: Parameters<Reply>[0] = {
  operation: 'getProfile',
  path: '',
  query: new URLSearchParams(),
  headers: new Headers(),
  body: '',
  aborted: false,
  over: false,
};

/** A network that gives this reply to every request. */
export function networkOf(then: Reply): Network {
  return async (_url, init) => then(SEEN, init?.signal ?? new AbortController().signal);
}

/**
 * Sends a request.
 * @returns an object that holds its answer once there is one
 */
export function start(fetch: Network, options: { caller?: AbortSignal; maxBytes?: number } = {}) {
  const caller = options.caller ?? new AbortController().signal;
  const exchange: { answer?: RawAnswer } = {};
  const maxBytes = options.maxBytes === undefined ? {} : { maxBytes: options.maxBytes };
  void sendRequest({ url: 'https://school.example/x', init: {}, caller, fetch, ...maxBytes }).then(
    (answer) => {
      exchange.answer = answer;
    },
  );
  return exchange;
}

/** A body sent in pieces, one every so many milliseconds, until the browser stops reading. */
export function bodyOf(
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
