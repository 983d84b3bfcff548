/** The longest that a call may take, body included, and an upload without progress (specification 9, D34). Milliseconds. */
export const TIMEOUT_MS = 6000;

/** More than any answer of the contract holds; beyond it the page would only choke. */
export const LARGEST_BODY_BYTES = 1_048_576;

export type RawAnswer =
  | { outcome: 'answered'; status: number; text: string; retryAfter: string | null }
  | { outcome: 'timeout' | 'offline' | 'unreachable' | 'tooLarge' | 'aborted' };

const TIMED_OUT = 'timed out';

class BodyTooLarge extends Error {}

function isOffline(): boolean {
  return !navigator.onLine;
}

async function readBounded(response: Response, largest: number): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > largest) {
      void reader.cancel();
      throw new BodyTooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

export interface ExchangeOptions {
  /** Sends the request; `alive` says that it gets on, and the deadline starts anew. */
  send(signal: AbortSignal, alive: () => void): Promise<Response>;
  /** Aborts when the caller gives up. */
  caller: AbortSignal;
  /** Bytes that the answer's body may have. */
  largest?: number | undefined;
}

/**
 * One HTTP exchange, by whatever sends it: one deadline over sending, headers and body, and a bounded body.
 * Never rejects.
 */
export async function exchange({ send, caller, largest = LARGEST_BODY_BYTES }: ExchangeOptions): Promise<RawAnswer> {
  if (isOffline()) return { outcome: 'offline' };
  const controller = new AbortController();
  const startTimer = () => setTimeout(() => controller.abort(TIMED_OUT), TIMEOUT_MS);
  let timer = startTimer();
  const alive = () => {
    clearTimeout(timer);
    timer = startTimer();
  };
  const giveUp = () => controller.abort();
  caller.addEventListener('abort', giveUp);
  if (caller.aborted) giveUp();
  try {
    const response = await send(controller.signal, alive);
    const text = await readBounded(response, largest);
    return { outcome: 'answered', status: response.status, text, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    if (controller.signal.reason === TIMED_OUT) return { outcome: 'timeout' };
    if (caller.aborted) return { outcome: 'aborted' };
    if (error instanceof BodyTooLarge) return { outcome: 'tooLarge' };
    return { outcome: isOffline() ? 'offline' : 'unreachable' };
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', giveUp);
  }
}
