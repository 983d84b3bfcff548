import { StreamTooLong, boundedText, readBounded } from '#lib/files/boundedStream.ts';
import { isOnline } from './isOnline';

/** The longest that a call may take, body included, and an upload without progress (specification 9, D34). Milliseconds. */
export const TIMEOUT_MS = 6000;

/**
 * More than any answer holds that is asked for here; beyond it the page would only choke. Whoever asks for lists asks
 * for so few at once that their answers stay below it.
 */
export const LARGEST_BODY_BYTES = 1_048_576;

/** A file as an answer's body: what its headers say of it, and its bytes. */
export interface RawFile {
  type: string;
  disposition: string;
  bytes: Uint8Array;
}

export type RawAnswer =
  | { outcome: 'answered'; status: number; text: string; retryAfter: string | null; file?: RawFile }
  | { outcome: 'timeout' | 'offline' | 'unreachable' | 'tooLarge' | 'aborted' };

const TIMED_OUT = 'timed out';

async function readFile(response: Response, largest: number): Promise<RawFile> {
  const pieces: Uint8Array[] = [];
  if (response.body) await readBounded(response.body, largest, (piece) => void pieces.push(piece));
  const bytes = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  pieces.reduce((at, piece) => {
    bytes.set(piece, at);
    return at + piece.byteLength;
  }, 0);
  const header = (name: string) => response.headers.get(name) ?? '';
  return { type: header('content-type'), disposition: header('content-disposition'), bytes };
}

/** A refusal is a text, also where a file was asked for. */
async function readBody(
  response: Response,
  largest: number,
  wantsFile: boolean,
): Promise<{ text: string; file?: RawFile }> {
  const isFile =
    wantsFile
    && response.ok
    && !/^(?:$|text\/html|application\/json)/i.test(response.headers.get('content-type') ?? '');
  if (isFile) return { text: '', file: await readFile(response, largest) };
  return { text: response.body ? await boundedText(response.body, largest) : '' };
}

const aborted = (signal: AbortSignal) =>
  new Promise((done) => signal.addEventListener('abort', done, { once: true }));

export interface ExchangeOptions {
  /** Sends the request; `alive` says that it gets on, and the deadline starts anew. */
  send(signal: AbortSignal, alive: () => void): Promise<Response>;
  /** Aborts when the caller gives up. */
  caller: AbortSignal;
  /** Bytes that the answer's body may have. */
  largest?: number | undefined;
  /** Whether the body may be a file, which is kept as bytes. */
  wantsFile?: boolean | undefined;
}

/**
 * One HTTP exchange, by whatever sends it: one deadline over sending, headers and body, and a bounded body.
 * Firefox breaks off what is under way as soon as its visitor leaves the page, whose scripts go on until the next one
 * comes. Nobody is to be told of that, and nothing tried again: such an exchange stays without an answer until its deadline.
 * Never rejects.
 */
export async function exchange({
  send,
  caller,
  wantsFile = false,
  largest = LARGEST_BODY_BYTES,
}: ExchangeOptions): Promise<RawAnswer> {
  if (caller.aborted) return { outcome: 'aborted' };
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
  const noteLeaving = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', noteLeaving);
  try {
    const response = await send(controller.signal, alive);
    const body = await readBody(response, largest, wantsFile);
    return {
      outcome: 'answered',
      status: response.status,
      ...body,
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    // The page stays after all where what it was left for is a download.
    if (isLeaving && !controller.signal.aborted) await aborted(controller.signal);
    if (controller.signal.reason === TIMED_OUT) return { outcome: 'timeout' };
    if (caller.aborted) return { outcome: 'aborted' };
    if (error instanceof StreamTooLong) return { outcome: 'tooLarge' };
    // The hint alone stops nothing (P1): it only words a failure.
    return { outcome: isOnline() ? 'unreachable' : 'offline' };
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', giveUp);
    removeEventListener('beforeunload', noteLeaving);
  }
}
