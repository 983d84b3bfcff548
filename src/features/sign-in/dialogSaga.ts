import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { call, put, race, take, takeEvery } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { consentWithdrawn, selectAsking } from '#shared/consent/consentSlice.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { select } from '#shared/browser/select.ts';
import { failureCleared } from '#shared/failure-reports/failureReportsSlice.ts';
import { noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { goOnByItself, redirectTo } from '#shared/session/redirectTo.ts';
import {
  profileFetched,
  restorationWanted,
  selectSignedIn,
  sessionEnded,
  sessionFound,
  signedInElsewhere,
  signInWanted,
} from '#shared/session/sessionSlice.ts';
import type { SignInWish } from '#shared/session/sessionSlice.ts';
import { selectReturnTrip } from './third-party/thirdPartySlice';
import { alternateSignIn } from './redirect/alternateTenant';
import { parseLoginEvent } from './parseLoginEvent';
import { claimAutoRedirect, noteLeaving } from './redirect/automaticRedirect';
import { firstMode, keepMode } from './dialog/modeChoice';
import { getRequestedReturnUrl } from './redirect/requestedReturnUrl';
import {
  dialogClosed,
  modeChosen,
  selectMode,
  selectOpen,
  selectPrerendered,
  selectReturnTo,
} from './dialog/dialogState';
import { dialogOpened, returnAddressChanged } from './signInSlice';

/** The page on which the dialog is open from the start (specification 2); routes are found in any case. */
const SIGN_IN_PATH = /\/login\/index/i;

/** The page was opened at the sign-in path. */
const signInPageOpened = createAction('signIn/signInPageOpened');

/** Opens the dialog unless it is open; a visitor who has a session goes where signing in would have led. */
function* open({
  identifier,
  asked,
  arrived = false,
  ...wish
}: SignInWish & { arrived?: boolean }): SagaGenerator {
  const environment = yield* getEnvironment();
  const returnTo = wish.returnTo ?? (yield* getRequestedReturnUrl(asked?.redirect));
  if (yield* select(selectSignedIn)) {
    if (asked !== undefined && returnTo !== undefined) yield* redirectTo(returnTo);
    return;
  }
  if (yield* select(selectOpen)) {
    // It stays as it is, with what was typed: of another wish only an accepted return address counts, the newest (D2).
    const isOwnWish = wish.returnTo !== undefined || typeof asked?.redirect === 'string';
    if (isOwnWish && returnTo !== undefined) yield put(returnAddressChanged(returnTo));
    return;
  }
  // A visitor back from a foreign page is being asked; over that question the dialog's own could not be answered.
  if (yield* select(selectAsking)) return;
  const elsewhere = yield* alternateSignIn(returnTo);
  if (elsewhere !== undefined) {
    noteLeaving(environment);
    yield call(environment.goTo, elsewhere);
    return;
  }
  const { qrCodeFirst } = yield* getDeployment();
  // An identifier is handed over to be seen in its field.
  const mode =
    identifier === undefined ? firstMode(environment, asked?.loginMode, qrCodeFirst) : 'code';
  yield put(dialogOpened({ mode, returnTo, identifier, arrived }));
}

function* openAsWanted({ payload = {} }: ReturnType<typeof signInWanted>): SagaGenerator {
  yield* open(payload);
}

/** The page around the app wants a sign-in (D2): a wish like any other, so that every flow hears of it. */
function* passOn({ detail }: { detail: unknown }): SagaGenerator {
  yield put(signInWanted({ asked: parseLoginEvent(detail) }));
}

/**
 * Somebody who has a session needs no sign-in page: once the service confirms it, they go where they wanted to.
 * Never twice in a minute, because the page wanted may have sent them here (D11).
 */
function* goOnWhenConfirmed(environment: Environment): SagaGenerator {
  const returnTo = yield* getRequestedReturnUrl();
  if (returnTo === undefined) return;
  const { confirmed } = (yield race({
    confirmed: take(profileFetched),
    ended: take(sessionEnded),
  })) as {
    confirmed?: unknown;
  };
  if (confirmed && claimAutoRedirect(environment)) yield* redirectTo(returnTo);
}

/** The page came with its dialog, which the visitor may have turned over or closed since. */
function* takeOverPrerendered(open: boolean): SagaGenerator {
  if (!open) return;
  const mode = yield* select(selectMode);
  yield put(dialogOpened({ mode, returnTo: yield* getRequestedReturnUrl(), arrived: true }));
}

function* openOnArrival(): SagaGenerator {
  const signedIn = yield* select(selectSignedIn);
  const prerendered = yield* select(selectPrerendered);
  // Another tab may have signed in while the code of this page was on its way.
  if (prerendered !== undefined && !signedIn) {
    yield* takeOverPrerendered(prerendered === 'open');
    return;
  }
  // Who comes back from a foreign page has signed in, or is told why not, by another saga.
  if ((yield* select(selectReturnTrip)) !== null) return;
  const environment = yield* getEnvironment();
  if (signedIn) {
    yield* goOnWhenConfirmed(environment);
    return;
  }
  const isElsewhere = (yield* alternateSignIn()) !== undefined;
  if (isElsewhere && !claimAutoRedirect(environment)) return;
  yield* open({ arrived: true });
}

function* tidy(): SagaGenerator {
  yield put(consentWithdrawn());
  yield put(failureCleared());
  yield put(noticesDismissed('sign-in'));
  (yield* getEnvironment()).emit('login-dialog:closed');
}

/** Another dialog takes over, or a session that came to be, here or in another tab, leaves nothing to sign in to. */
function* close(): SagaGenerator {
  if (yield* select(selectOpen)) yield put(dialogClosed());
}

/** What this tab's visitor wanted to sign in for goes on with the session of another tab. */
function* goOnElsewhere(): SagaGenerator {
  const returnTo = yield* select(selectReturnTo);
  if (returnTo !== undefined) yield* goOnByItself(returnTo);
}

function* rememberMode({ payload }: ReturnType<typeof modeChosen>): SagaGenerator {
  keepMode(yield* getEnvironment(), payload);
  yield put(noticesDismissed('sign-in'));
  yield put(failureCleared());
}

function loginEvents(environment: Environment): EventChannel<{ detail: unknown }> {
  return eventChannel((emit) => environment.on('login-dialog', (detail) => emit({ detail })));
}

/** Opens and closes the dialog: on the global event (D2), on the sign-in page, when a flow wants a session. */
export function* dialogSaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const channel = (yield call(loginEvents, environment)) as EventChannel<{ detail: unknown }>;
  yield takeEvery(channel, passOn);
  yield takeEvery(signInWanted, openAsWanted);
  yield takeEvery(signInPageOpened, openOnArrival);
  yield takeEvery(modeChosen, rememberMode);
  yield takeEvery(dialogClosed, tidy);
  yield takeEvery(signedInElsewhere, goOnElsewhere);
  yield takeEvery([sessionFound, restorationWanted], close);
  // As an action and not at once: it must come after what the session's saga found in storage at the start.
  if (SIGN_IN_PATH.test(environment.address().path)) yield put(signInPageOpened());
}
