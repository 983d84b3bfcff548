import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Progress, Upload } from '#shared/api/client/upload.ts';
import { contentAnswers } from './contentAnswers';

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

/** The replies a service can give; the faults among them are those of the contract's fault table. */
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

const CONTENT = contentAnswers(reply);

function operationOf(method: string, path: string): OperationId | undefined {
  return (Object.keys(operations) as OperationId[]).find((id) => {
    const pattern = new RegExp(`^${operations[id].path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return operations[id].method === method && pattern.test(path);
  });
}

/** Stands in for the network: each operation gets its scripted reply, and every request is kept. */
export class ScriptedService {
  readonly requests: SeenRequest[] = [];
  /** Whether requests reach it. */
  isReachable = true;
  private readonly replies = new Map<OperationId, Reply[]>();

  /** @param usual what an operation without a script replies; the content answers above unless told otherwise. */
  constructor(
    private readonly usual: (operation: OperationId) => Reply = (operation) => CONTENT[operation],
  ) {}

  /** The replies to come for an operation, one request each; the last one stays. */
  script(operation: OperationId, ...replies: Reply[]): this {
    this.replies.set(operation, replies);
    return this;
  }

  /** What an operation answers next, without using it up. */
  replyTo(operation: OperationId): Reply {
    return this.replies.get(operation)?.[0] ?? CONTENT[operation];
  }

  count(operation: OperationId): number {
    return this.requests.filter((request) => request.operation === operation).length;
  }

  last(operation: OperationId): SeenRequest {
    const found = this.requests.findLast((request) => request.operation === operation);
    if (found === undefined) throw new Error(`${operation} was never called`);
    return found;
  }

  /** Calls that have no answer yet and that nobody gave up. */
  underWay(): OperationId[] {
    return this.requests
      .filter(({ aborted, over }) => !aborted && !over)
      .map(({ operation }) => operation);
  }

  /** The network of this service, for a store. */
  readonly fetch: typeof fetch = (input, init) => this.answer(String(input), init ?? {});

  /** Its network for files. */
  readonly upload: Upload = ({ url, body, onProgress, ...init }) =>
    this.answer(url, init, { form: body, onProgress });

  private async answer(
    address: string,
    init: RequestInit,
    sent?: { form: FormData; onProgress: Progress },
  ): Promise<Response> {
    const url = new URL(address);
    const operation = operationOf(init.method ?? 'GET', url.pathname);
    if (operation === undefined)
      throw new Error(`No operation of the contract: ${init.method} ${url.pathname}`);
    const signal = init.signal ?? new AbortController().signal;
    const request: SeenRequest = {
      operation,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: init.body === null || init.body === undefined ? '' : String(init.body),
      ...(sent ? { form: sent.form } : {}),
      aborted: false,
      over: false,
    };
    this.requests.push(request);
    signal.addEventListener('abort', () => {
      request.aborted = true;
    });
    const queue = this.replies.get(operation) ?? [];
    try {
      if (!this.isReachable) throw new TypeError('Failed to fetch');
      const next = (queue.length > 1 ? queue.shift() : queue[0]) ?? this.usual(operation);
      return await next(request, signal, sent?.onProgress);
    } finally {
      request.over = true;
    }
  }
}
