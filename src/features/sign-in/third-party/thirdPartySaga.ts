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

const cameBack = createAction('thirdParty/cameBack');

export function* thirdPartySaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  yield takeLeading(thirdPartyRequested, redirectToThirdParty);
  yield takeEvery(dialogOpened, function* onArrival({ payload }) {
    if (payload.arrived) yield* redirectOnArrival();
  });
  yield takeEvery(cameBack, handleCallback);
  // The user is back, or has not left.
  yield takeEvery([dialogClosed, pageRestored, redirectCancelled, redirectEnded], () =>
    dropRedirect(environment),
  );
  // Dispatched as an action so that it runs after the session saga has read storage.
  if ((yield* select(selectCallback)) !== null) yield put(cameBack());
  // Any page of this origin may have left a cookie: it and the session never stay different.
  else yield* keepCookie();
}
