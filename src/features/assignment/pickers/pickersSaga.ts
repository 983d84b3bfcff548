import { put, takeEvery } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { academiesRequested, participantsRequested } from './selectingSlice';
import { forgetAnswers } from './api/pickerEndpoints';

function* forget(): SagaGenerator {
  yield put(forgetAnswers());
}

/** An opening dialog requests everything again: language or account may have changed. */
export function* pickersSaga(): SagaGenerator {
  yield takeEvery([participantsRequested, academiesRequested], forget);
}
