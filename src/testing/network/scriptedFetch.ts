import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Progress, Upload } from '#shared/api/client/upload.ts';
import { answer } from './answer';
import { reply } from './replies';
import type { Reply, SeenRequest } from './replies';

export { reply };
export type { Reply, SeenRequest };

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

  /**
   * @param usual what an operation without a script replies; by default the contract's example
   */
  constructor(private readonly usual: (operation: OperationId) => Reply = answer) {}

  /** The replies to come for an operation, one request each; the last one stays. */
  script(operation: OperationId, ...replies: Reply[]): this {
    this.replies.set(operation, replies);
    return this;
  }

  /** What an operation answers next, without using it up. */
  replyTo(operation: OperationId): Reply {
    return this.replies.get(operation)?.[0] ?? this.usual(operation);
  }

  count(operation: OperationId): number {
    return this.requests.filter((request) => request.operation === operation).length;
  }

  last(operation: OperationId): SeenRequest {
    const match = this.requests.findLast((request) => request.operation === operation);
    if (match === undefined) throw new Error(`${operation} was never called`);
    return match;
  }

  /** Calls that have no answer yet and that were not aborted. */
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
    upload?: { form: FormData; onProgress: Progress },
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
      ...(upload ? { form: upload.form } : {}),
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
      return await next(request, signal, upload?.onProgress);
    } finally {
      request.over = true;
    }
  }
}
