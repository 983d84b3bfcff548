import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { pageRestores } from '#shared/browser/pageRestores.ts';
import { keepCookie } from '#shared/session/keepCookie.ts';
import { dialogOpened } from '../dialog/dialogSlice';
import { forgetExpiredRedirects } from './pendingRedirects';
import { redirectToThirdParty, redirectOnArrival } from './thirdPartyRedirectSaga';
import { handleCallback } from './thirdPartyCallbackSaga';
import { departureEnded, selectReturnTrip, thirdPartyRequested } from './thirdPartySlice';

const cameBack = createAction('thirdParty/cameBack');

export function* thirdPartySaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const channel = pageRestores(environment);
  yield takeLeading(thirdPartyRequested, redirectToThirdParty);
  yield takeEvery(dialogOpened, function* onArrival({ payload }) {
    if (payload.arrived) yield* redirectOnArrival();
  });
  yield takeEvery(cameBack, handleCallback);
  yield takeEvery(channel, function* showAgain() {
    yield put(departureEnded());
  });
  // Dispatched as an action so that it runs after the session saga has read storage.
  if ((yield* select(selectReturnTrip)) !== null) yield put(cameBack());
  // Any page of this origin may have left a cookie: it and the session never stay different.
  else yield* keepCookie();
  forgetExpiredRedirects(environment);
}
