import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { call, put, race, take, takeEvery } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import { consentWithdrawn, selectAsking } from '#shared/consent/consentSlice.ts';
import { deploymentOf } from '#shared/deployment/deploymentOf.ts';
import { environmentOf } from '#shared/browser/environmentOf.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { selected } from '#shared/browser/selected.ts';
import { failureOvercome } from '#shared/failure-reports/failureReportsSlice.ts';
import { topicCleared } from '#shared/notices/noticesSlice.ts';
import { goOnByItself, goOnTo } from '#shared/session/goOnTo.ts';
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
import { selectReturnTrip } from '../third-party/thirdPartySlice';
import { alternateSignIn } from '../redirect/alternateTenant';
import { askedIn } from '../askedIn';
import { mayLeaveByItself, noteLeaving } from '../redirect/automaticRedirect';
import { firstMode, keepMode } from './modeChoice';
import { returnAddressAsked } from '../redirect/returnAddressAsked';
import {
  dialogClosed,
  modeChosen,
  selectMode,
  selectOpen,
  selectPrerendered,
  selectReturnTo,
} from './dialogState';
import { dialogOpened, returnAddressChanged } from '../signInSlice';

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
}: SignInWish & { arrived?: boolean }): Steps {
  const environment = yield* environmentOf();
  const returnTo = wish.returnTo ?? (yield* returnAddressAsked(asked?.redirect));
  if (yield* selected(selectSignedIn)) {
    if (asked !== undefined && returnTo !== undefined) yield* goOnTo(returnTo);
    return;
  }
  if (yield* selected(selectOpen)) {
    // It stays as it is, with what was typed: of another wish only an accepted return address counts, the newest (D2).
    const isOwnWish = wish.returnTo !== undefined || typeof asked?.redirect === 'string';
    if (isOwnWish && returnTo !== undefined) yield put(returnAddressChanged(returnTo));
    return;
  }
  // A visitor back from a foreign page is being asked; over that question the dialog's own could not be answered.
  if (yield* selected(selectAsking)) return;
  const elsewhere = yield* alternateSignIn(returnTo);
  if (elsewhere !== undefined) {
    noteLeaving(environment);
    yield call(environment.goTo, elsewhere);
    return;
  }
  const { qrCodeFirst } = yield* deploymentOf();
  // An identifier is handed over to be seen in its field.
  const mode =
    identifier === undefined ? firstMode(environment, asked?.loginMode, qrCodeFirst) : 'code';
  yield put(dialogOpened({ mode, returnTo, identifier, arrived }));
}

function* openAsWanted({ payload = {} }: ReturnType<typeof signInWanted>): Steps {
  yield* open(payload);
}

/** The page around the app wants a sign-in (D2): a wish like any other, so that every flow hears of it. */
function* passOn({ detail }: { detail: unknown }): Steps {
  yield put(signInWanted({ asked: askedIn(detail) }));
}

/**
 * Somebody who has a session needs no sign-in page: once the service confirms it, they go where they wanted to.
 * Never twice in a minute, because the page wanted may have sent them here (D11).
 */
function* goOnWhenConfirmed(environment: Environment): Steps {
  const returnTo = yield* returnAddressAsked();
  if (returnTo === undefined) return;
  const { confirmed } = (yield race({
    confirmed: take(profileFetched),
    ended: take(sessionEnded),
  })) as {
    confirmed?: unknown;
  };
  if (confirmed && mayLeaveByItself(environment)) yield* goOnTo(returnTo);
}

/** The page came with its dialog, which the visitor may have turned over or closed since. */
function* takeOverPrerendered(open: boolean): Steps {
  if (!open) return;
  const mode = yield* selected(selectMode);
  yield put(dialogOpened({ mode, returnTo: yield* returnAddressAsked(), arrived: true }));
}

function* openOnArrival(): Steps {
  const signedIn = yield* selected(selectSignedIn);
  const prerendered = yield* selected(selectPrerendered);
  // Another tab may have signed in while the code of this page was on its way.
  if (prerendered !== undefined && !signedIn) {
    yield* takeOverPrerendered(prerendered === 'open');
    return;
  }
  // Who comes back from a foreign page has signed in, or is told why not, by another saga.
  if ((yield* selected(selectReturnTrip)) !== null) return;
  const environment = yield* environmentOf();
  if (signedIn) {
    yield* goOnWhenConfirmed(environment);
    return;
  }
  const isElsewhere = (yield* alternateSignIn()) !== undefined;
  if (isElsewhere && !mayLeaveByItself(environment)) return;
  yield* open({ arrived: true });
}

function* tidy(): Steps {
  yield put(consentWithdrawn());
  yield put(failureOvercome());
  yield put(topicCleared('sign-in'));
  (yield* environmentOf()).emit('login-dialog:closed');
}

/** Another dialog takes over, or a session that came to be, here or in another tab, leaves nothing to sign in to. */
function* close(): Steps {
  if (yield* selected(selectOpen)) yield put(dialogClosed());
}

/** What this tab's visitor wanted to sign in for goes on with the session of another tab. */
function* goOnElsewhere(): Steps {
  const returnTo = yield* selected(selectReturnTo);
  if (returnTo !== undefined) yield* goOnByItself(returnTo);
}

function* rememberMode({ payload }: ReturnType<typeof modeChosen>): Steps {
  keepMode(yield* environmentOf(), payload);
  yield put(topicCleared('sign-in'));
  yield put(failureOvercome());
}

function loginEvents(environment: Environment): EventChannel<{ detail: unknown }> {
  return eventChannel((emit) => environment.on('login-dialog', (detail) => emit({ detail })));
}

/** Opens and closes the dialog: on the global event (D2), on the sign-in page, when a flow wants a session. */
export function* dialogSaga(): Steps {
  const environment = yield* environmentOf();
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
