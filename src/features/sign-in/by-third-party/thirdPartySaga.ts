import { createAction } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';
import { call, put, takeEvery, takeLeading } from 'redux-saga/effects';
import type { Steps } from '../../../lib/steps';
import { environmentOf } from '../../../platform/environment/environmentOf';
import { selected } from '../../../platform/environment/selected';
import { revivals } from '../../../platform/environment/revivals';
import { dialogOpened } from '../signInSlice';
import { forgetOldAttempts } from './attempts';
import { departAsWanted, departOnArrival } from './departSaga';
import { forgetUnanswered, judgeReturn } from './returnSaga';
import { departureEnded, selectReturnTrip, thirdPartyWanted } from './thirdPartySlice';

/** This page was opened on the way back from a foreign one. */
const cameBack = createAction('thirdParty/cameBack');

/** Leaving for foreign sign-in pages, and coming back from them. */
export function* thirdPartySaga(): Steps {
  const environment = yield* environmentOf();
  const channel = (yield call(revivals, environment)) as EventChannel<true>;
  yield takeLeading(thirdPartyWanted, departAsWanted);
  yield takeEvery(dialogOpened, function* onArrival({ payload }) {
    if (payload.arrived) yield* departOnArrival();
  });
  yield takeEvery(cameBack, judgeReturn);
  yield takeEvery(channel, function* showAgain() {
    yield put(departureEnded());
  });
  // As an action: after what the session's saga found in storage at the start.
  if ((yield* selected(selectReturnTrip)) !== null) yield put(cameBack());
  else yield* forgetUnanswered();
  forgetOldAttempts(environment);
}
