import { StreamTooLong, boundedText, readBounded } from '#lib/files/boundedStream.ts';
import { joinedBytes } from '#lib/files/bytes.ts';

/** The browser's network state. Only a hint (P1): both values can be wrong. */
function isOnline(): boolean {
  return navigator.onLine;
}

/**
 * The limit for a call including its body, and for an upload without progress (D34). Milliseconds.
 */
export const TIMEOUT_MS = 6000;

/**
 * Larger than any expected answer; a larger one could freeze the page. Callers request lists in
 * pages that stay below it.
 */
export const MAX_BODY_BYTES = 1_048_576;

/** A file as response body: its headers and bytes. */
export interface RawFile {
  type: string;
  disposition: string;
  bytes: Uint8Array;
}

/** The response headers that `Retry-After` is read from. */
export interface RetryHeaders {
  retryAfter: string | null;
  date?: string | null;
}

export type RawAnswer =
  | ({ result: 'answered'; status: number; text: string; file?: RawFile } & RetryHeaders)
  | { result: 'timeout' | 'offline' | 'unreachable' | 'tooLarge' | 'aborted' };

const TIMED_OUT = 'timed out';

async function readFile(response: Response, maxBytes: number): Promise<RawFile> {
  const pieces: Uint8Array[] = [];
  if (response.body) await readBounded(response.body, maxBytes, (piece) => void pieces.push(piece));
  const header = (name: string) => response.headers.get(name) ?? '';
  return {
    type: header('content-type'),
    disposition: header('content-disposition'),
    bytes: joinedBytes(pieces),
  };
}

/** A refusal is text, even when a file was requested. */
async function readBody(
  response: Response,
  maxBytes: number,
  wantsFile: boolean,
): Promise<{ text: string; file?: RawFile }> {
  const isFile =
    wantsFile
    && response.ok
    && !/^(?:$|text\/html|application\/json)/i.test(response.headers.get('content-type') ?? '');
  if (isFile) return { text: '', file: await readFile(response, maxBytes) };
  return { text: response.body ? await boundedText(response.body, maxBytes) : '' };
}

const untilAbort = (signal: AbortSignal) =>
  new Promise((done) => signal.addEventListener('abort', done, { once: true }));

export interface ExchangeOptions {
  /** Sends the request. `alive` reports progress and restarts the deadline. */
  send(signal: AbortSignal, alive: () => void): Promise<Response>;
  /** Aborts when the caller cancels. */
  caller: AbortSignal;
  /** Maximum number of bytes of the response body. */
  maxBytes?: number | undefined;
  /** Whether the body may be a file, which is read as bytes. */
  wantsFile?: boolean | undefined;
}

/**
 * One HTTP exchange over any transport: one deadline for sending, headers and body, and a bounded
 * body. Firefox aborts pending requests as soon as the user leaves the page, while the page's
 * scripts still run. Such an exchange stays pending until its deadline, so that no error shows and
 * nothing is retried. Never rejects.
 */
export async function exchange({
  send,
  caller,
  wantsFile = false,
  maxBytes = MAX_BODY_BYTES,
}: ExchangeOptions): Promise<RawAnswer> {
  if (caller.aborted) return { result: 'aborted' };
  const controller = new AbortController();
  const startTimer = () => setTimeout(() => controller.abort(TIMED_OUT), TIMEOUT_MS);
  let timer = startTimer();
  const alive = () => {
    clearTimeout(timer);
    timer = startTimer();
  };
  const giveUp = () => controller.abort();
  caller.addEventListener('abort', giveUp);
  let isLeaving = false;
  const saveLeaving = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', saveLeaving);
  try {
    const response = await send(controller.signal, alive);
    const body = await readBody(response, maxBytes, wantsFile);
    return {
      result: 'answered',
      status: response.status,
      ...body,
      retryAfter: response.headers.get('retry-after'),
      date: response.headers.get('date'),
    };
  } catch (error) {
    // The page stays open when the navigation was a download.
    if (isLeaving && !controller.signal.aborted) await untilAbort(controller.signal);
    if (controller.signal.reason === TIMED_OUT) return { result: 'timeout' };
    if (caller.aborted) return { result: 'aborted' };
    if (error instanceof StreamTooLong) return { result: 'tooLarge' };
    // The browser's hint alone stops no call (P1); it only chooses the message of a failure.
    return { result: isOnline() ? 'unreachable' : 'offline' };
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', giveUp);
    removeEventListener('beforeunload', saveLeaving);
  }
}

export interface Exchange {
  url: string;
  init: RequestInit;
  /** Aborts when the caller cancels. */
  caller: AbortSignal;
  /** Maximum number of bytes of the body. */
  maxBytes?: number | undefined;
  /** Whether the body may be a file. */
  wantsFile?: boolean;
  fetch: typeof fetch;
}

/**
 * One call by `fetch`: same-origin credentials, no redirects (a token must not be forwarded), one
 * deadline for headers and body, a bounded body. Never rejects. RTK's `fetchBaseQuery` reads every
 * body twice without a limit, and reports a connection that breaks midway as a parsing error.
 */
export function sendRequest({
  url,
  init,
  caller,
  fetch,
  maxBytes,
  wantsFile,
}: Exchange): Promise<RawAnswer> {
  const send = (signal: AbortSignal) => fetch(url, { redirect: 'error', ...init, signal });
  return exchange({ send, caller, maxBytes, wantsFile });
}
