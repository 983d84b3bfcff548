import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from './getEnvironment';

/** The browser shows the page again from its back/forward cache. */
export const pageRestored = createAction('browser/pageRestored');

export function* pageRestoredSaga(): SagaGenerator {
  const { onPageRestored } = yield* getEnvironment();
  const channel = eventChannel<true>((emit) => onPageRestored(() => emit(true)));
  yield takeEvery(channel, function* announce() {
    yield put(pageRestored());
  });
}
