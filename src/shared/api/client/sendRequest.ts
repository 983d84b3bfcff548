import { exchange } from './exchange';
import type { RawAnswer } from './exchange';

export interface Exchange {
  url: string;
  init: RequestInit;
  /** Aborts when the caller gives up. */
  caller: AbortSignal;
  /** Bytes that the body may have. */
  largest?: number | undefined;
  /** Whether the body may be a file. */
  wantsFile?: boolean;
  fetch: typeof fetch;
}

/**
 * One call by `fetch`: same-origin credentials, no redirects followed (a token must not travel on), one
 * deadline over headers and body, a bounded body. Never rejects.
 * RTK's `fetchBaseQuery` is not used because it reads every body twice, without a limit, and reports a
 * connection that breaks in the middle as a parsing error.
 */
export function sendRequest({
  url,
  init,
  caller,
  fetch,
  largest,
  wantsFile,
}: Exchange): Promise<RawAnswer> {
  const send = (signal: AbortSignal) => fetch(url, { redirect: 'error', ...init, signal });
  return exchange({ send, caller, largest, wantsFile });
}
