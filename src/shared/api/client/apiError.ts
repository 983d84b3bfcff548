/**
 * Why a call returned no data. The body decides first, then the status.
 * - `refused`: the service refused; `message` and `description` are its own words, unshortened
 * - `timeout`: no complete answer within the limit (D34)
 * - `offline`: the browser reports no network
 * - `unreachable`: no answer, or the connection broke during it
 * - `tooLarge`: more bytes than the limit
 * - `unreadable`: an answer outside the contract (HTML, broken JSON, wrong types)
 * - `aborted`: the caller canceled
 */
export type ApiError =
  | RefusedError
  | { kind: 'timeout' }
  | { kind: 'offline' }
  | { kind: 'unreachable' }
  | { kind: 'tooLarge' }
  | { kind: 'unreadable' }
  | { kind: 'aborted' };

export interface RefusedError {
  kind: 'refused';
  status: number;
  /** The service's result code; empty when it gave none. */
  resultCode: string;
  message: string;
  /** `error_description` of a token refusal, empty elsewhere. */
  description: string;
  /** Seconds to wait before the next try, if the service gave a delay; at most 600. */
  retryAfterSeconds?: number;
  /** When the refused account will be deleted, if the service said so; ms. */
  deregistrationEndsAt?: number;
}

/** The result of a call for sagas; calls never throw. */
export type Answer<Data> =
  { data: Data; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * Whether an RTK Query error comes from the service or the network, and not from a defect in our
 * code.
 */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/**
 * Whether the service may have processed a failed call: the request may have arrived and its answer
 * may be lost (compare D35). This includes calls of a browser that reports no network (P1).
 */
export function mayHaveArrived({ kind }: ApiError): boolean {
  return kind !== 'refused';
}
