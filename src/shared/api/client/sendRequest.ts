import { exchange } from './exchange';
import type { RawAnswer } from './exchange';

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
