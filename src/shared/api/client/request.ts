import type { SerializedError } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Answer, ApiError } from './apiError';
import { isApiError } from './isApiError';

interface Settled<Data> {
  data?: Data | undefined;
  error?: ApiError | SerializedError | undefined;
}

interface PendingCall<Data> extends PromiseLike<Settled<Data>> {
  abort(): void;
}

type Initiate<Data> = (...thunk: never[]) => PendingCall<Data>;

function toAnswer<Data>(result: Settled<Data>): Answer<Data> {
  if (result.error === undefined) return { data: result.data as Data };
  if (isApiError(result.error)) return { error: result.error };
  // A defect on the way must not pass for the caller's own giving up, which is silent.
  return { error: { kind: result.error.name === 'AbortError' ? 'aborted' : 'unreadable' } };
}

/**
 * The sagas' door to the API: runs `endpoint.initiate(…)` and gives data or an `ApiError`, never throws.
 * A saga that loses a race or is cancelled meanwhile aborts the call.
 * Mutations take `{ track: false }`, queries `{ subscribe: false, forceRefetch: true }`.
 */
export function* request<Data>(thunk: Initiate<Data>): SagaGenerator<Answer<Data>> {
  // To the types of `put`, only actions are put; the store takes thunks too.
  const pending = (yield put(thunk as never)) as PendingCall<Data>;
  const settled = Promise.resolve(pending).then(toAnswer);
  return (yield Object.assign(settled, { [CANCEL]: () => pending.abort() })) as Answer<Data>;
}
