import { put, takeEvery } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import { academiesWanted, participantsWanted } from '#shared/selecting/selectingSlice.ts';
import { forgetAnswers } from './api/pickerEndpoints';

function* forget(): Steps {
  yield put(forgetAnswers());
}

/** A dialog that opens asks anew: since the one before, the language or the account may have become another. */
export function* pickersSaga(): Steps {
  yield takeEvery([participantsWanted, academiesWanted], forget);
}
