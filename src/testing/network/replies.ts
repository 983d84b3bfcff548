import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Progress } from '#shared/api/client/upload.ts';

/** A request as the service would see it. */
export interface SeenRequest {
  operation: OperationId;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: string;
  /** The parts of an upload. */
  form?: FormData;
  aborted: boolean;
  /** Whether it has been answered or has failed; a body may still be on its way. */
  over: boolean;
}

/** What the service does with a request: a body, a status and headers, or nothing at all. */
export type Reply = (
  request: SeenRequest,
  signal: AbortSignal,
  onProgress?: Progress,
) => Promise<Response>;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });
}

const json =
  (status: number, body: unknown, headers?: Record<string, string>): Reply =>
  async () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });

/**
 * The replies a service can give; the faults among them are those of the contract's fault table.
 */
export const reply = {
  data: (data: unknown, code: string | number = '000000') =>
    json(200, { code, message: 'ok', data }),
  json,
  refused: (code: string, message: string) => json(200, { code, message, data: null }),
  text:
    (status: number, text: string, type = 'text/html'): Reply =>
    async () =>
      new Response(text, { status, headers: { 'content-type': type } }),
  /** 204 and its like: no body at all. */
  bare:
    (status: number): Reply =>
    async () =>
      new Response(null, { status }),
  unreachable: (): Reply => async () => Promise.reject(new TypeError('Failed to fetch')),
  /** Headers never come; only an abort ends it. */
  hang: (): Reply => (_request, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    }),
  /** Headers come, the body stops in the middle; only an abort ends it. */
  drip: (): Reply => async (_request, signal) =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"code":'));
          signal.addEventListener('abort', () =>
            controller.error(new DOMException('Aborted', 'AbortError')),
          );
        },
      }),
    ),
  /** The connection breaks in the middle of the body. */
  reset: (): Reply => async () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.error(new TypeError('terminated')),
      }),
    ),
  /** Headers come at once, the body so much later. */
  bodyAfter:
    (milliseconds: number, then: Reply): Reply =>
    async (request, signal) => {
      const answer = await then(request, signal);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const start = async (
        controller: ReadableStreamDefaultController<Uint8Array>,
      ): Promise<void> => {
        await pause(milliseconds, signal);
        controller.enqueue(bytes);
        controller.close();
      };
      return new Response(new ReadableStream({ start }), {
        status: answer.status,
        headers: answer.headers,
      });
    },
  after:
    (milliseconds: number, then: Reply): Reply =>
    async (request, signal, onProgress) => {
      await pause(milliseconds, signal);
      return then(request, signal, onProgress);
    },
  /** So much of an upload, in percent, has left; a step every so many milliseconds. */
  sending:
    (everyMs: number, percents: readonly number[], then: Reply): Reply =>
    async (request, signal, onProgress) => {
      for (const percent of percents) {
        await pause(everyMs, signal);
        onProgress?.(percent, 100);
      }
      return then(request, signal, onProgress);
    },
};
