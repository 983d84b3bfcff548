import { put, takeEvery } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { academiesWanted, participantsWanted } from '#shared/selecting/selectingSlice.ts';
import { forgetAnswers } from './api/pickerEndpoints';

function* forget(): SagaGenerator {
  yield put(forgetAnswers());
}

/** A dialog that opens asks anew: since the one before, the language or the account may have become another. */
export function* pickersSaga(): SagaGenerator {
  yield takeEvery([participantsWanted, academiesWanted], forget);
}
