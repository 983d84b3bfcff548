import { createAction } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';
import { call, put, takeEvery, takeLeading } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { pageRestores } from '#shared/browser/pageRestores.ts';
import { dialogOpened } from '../signInSlice';
import { forgetExpiredRedirects } from './pendingRedirects';
import { redirectToThirdParty, redirectOnArrival } from './thirdPartyRedirectSaga';
import { dropExpiredRedirects, handleCallback } from './thirdPartyCallbackSaga';
import { departureEnded, selectReturnTrip, thirdPartyWanted } from './thirdPartySlice';

/** This page was opened on the way back from a foreign one. */
const cameBack = createAction('thirdParty/cameBack');

/** Leaving for foreign sign-in pages, and coming back from them. */
export function* thirdPartySaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const channel = (yield call(pageRestores, environment)) as EventChannel<true>;
  yield takeLeading(thirdPartyWanted, redirectToThirdParty);
  yield takeEvery(dialogOpened, function* onArrival({ payload }) {
    if (payload.arrived) yield* redirectOnArrival();
  });
  yield takeEvery(cameBack, handleCallback);
  yield takeEvery(channel, function* showAgain() {
    yield put(departureEnded());
  });
  // As an action: after what the session's saga found in storage at the start.
  if ((yield* select(selectReturnTrip)) !== null) yield put(cameBack());
  else yield* dropExpiredRedirects();
  forgetExpiredRedirects(environment);
}
