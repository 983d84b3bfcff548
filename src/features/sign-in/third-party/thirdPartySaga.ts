import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { keepCookie } from '#shared/session/keepCookie.ts';
import { pageRestored } from '#shared/browser/pageRestored.ts';
import { dialogClosed, dialogOpened } from '../parts/dialogSlice';
import { dropRedirect } from './pendingRedirects';
import { redirectToThirdParty, redirectOnArrival } from './thirdPartyRedirectSaga';
import { handleCallback } from './thirdPartyCallbackSaga';
import {
  redirectCancelled,
  redirectEnded,
  selectCallback,
  thirdPartyRequested,
} from './thirdPartySlice';

const callbackFound = createAction('thirdParty/callbackFound');

export function* thirdPartySaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  yield takeLeading(thirdPartyRequested, redirectToThirdParty);
  yield takeEvery(dialogOpened, function* onArrival({ payload }) {
    if (payload.arrived) yield* redirectOnArrival();
  });
  yield takeEvery(callbackFound, handleCallback);
  // The redirect is over, or did not happen.
  yield takeEvery([dialogClosed, pageRestored, redirectCancelled, redirectEnded], () =>
    dropRedirect(environment),
  );
  // The session saga reads storage first: an action is handled after the sagas have started.
  if ((yield* select(selectCallback)) !== null) yield put(callbackFound());
  // Another page of this origin may have changed the cookie.
  else yield* keepCookie();
}
