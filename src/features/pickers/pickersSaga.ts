import { put, takeEvery } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { academiesWanted, participantsWanted } from '#shared/selecting/selectingSlice.ts';
import { forgetAnswers } from './api/pickerEndpoints';

function* forget(): SagaGenerator {
  yield put(forgetAnswers());
}

/** An opening dialog requests everything again: language or account may have changed. */
export function* pickersSaga(): SagaGenerator {
  yield takeEvery([participantsWanted, academiesWanted], forget);
}
