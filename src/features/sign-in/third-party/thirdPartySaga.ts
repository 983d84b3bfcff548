import { createAction } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';
import { call, put, takeEvery, takeLeading } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import { environmentOf } from '#shared/browser/environmentOf.ts';
import { selected } from '#shared/browser/selected.ts';
import { revivals } from '#shared/browser/revivals.ts';
import { dialogOpened } from '../signInSlice';
import { forgetOldAttempts } from './pendingRedirects';
import { departAsWanted, departOnArrival } from './thirdPartyRedirectSaga';
import { forgetUnanswered, judgeReturn } from './thirdPartyCallbackSaga';
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
