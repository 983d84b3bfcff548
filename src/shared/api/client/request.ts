import type { SerializedError } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { isApiError } from './apiError';
import type { Answer, ApiError } from './apiError';

interface CallResult<Data> {
  data?: Data | undefined;
  error?: ApiError | SerializedError | undefined;
}

interface PendingCall<Data> extends PromiseLike<CallResult<Data>> {
  abort(): void;
}

type Initiate<Data> = (...thunk: never[]) => PendingCall<Data>;

function toAnswer<Data>(result: CallResult<Data>): Answer<Data> {
  if (result.error === undefined) return { data: result.data as Data };
  if (isApiError(result.error)) return { error: result.error };
  // A defect must not look like an abort by the caller, which shows nothing.
  return { error: { kind: result.error.name === 'AbortError' ? 'aborted' : 'unreadable' } };
}

/**
 * Calls the API from a saga: runs `endpoint.initiate(…)` and returns data or an `ApiError`; never
 * throws. A saga that loses a race or is canceled aborts the call. Pass `{ track: false }` to
 * mutations and `{ subscribe: false, forceRefetch: true }` to queries.
 */
export function* request<Data>(thunk: Initiate<Data>): SagaGenerator<Answer<Data>> {
  // The type of `put` accepts actions only; the store also accepts thunks.
  const pending = (yield put(thunk as never)) as PendingCall<Data>;
  const answer = Promise.resolve(pending).then(toAnswer);
  return (yield Object.assign(answer, { [CANCEL]: () => pending.abort() })) as Answer<Data>;
}
