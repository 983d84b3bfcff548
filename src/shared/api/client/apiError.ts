/**
 * Why a call brought no data. Decided by the body first and the status second (D21).
 * - `refused`: the service answered and said no; `message` and `description` are its own words, unshortened
 * - `timeout`: no complete answer within the limit (D34)
 * - `offline`: the browser knows that it has no network
 * - `unreachable`: no answer, or the connection broke while it arrived
 * - `tooLarge`: more bytes than any answer may have
 * - `unreadable`: an answer that the contract does not know (HTML, broken JSON, wrong types)
 * - `aborted`: the caller gave up
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
  /** The service's result code, empty when it gave none. */
  code: string;
  message: string;
  /** `error_description` of a token refusal, empty elsewhere. */
  description: string;
  /** Seconds to wait before the next try, when the service said so; at most 600. */
  retryAfterSeconds?: number;
  /** When the account that was refused will be deleted, when the service said so (P1); ms. */
  deregistrationEndsAt?: number;
}

/** What a saga gets from a call: never an exception. */
export type Answer<Data> =
  { data: Data; error?: undefined } | { data?: undefined; error: ApiError };
