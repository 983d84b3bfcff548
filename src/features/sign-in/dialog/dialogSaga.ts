import { isRecord } from '#lib/object/isRecord.ts';
import { isSignInPath } from '#lib/url/signInPath.ts';
import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { consentWithdrawn, selectConsentQuestion } from '../parts/consent/consent';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { select } from '#shared/browser/select.ts';
import { signInMessagesCleared } from '../finish/failureReports';
import {
  completionEnded,
  profileFetched,
  restorationRequested,
  selectCompleting,
  selectSignedIn,
  sessionEnded,
  sessionFound,
  signedInElsewhere,
  signInRequested,
} from '#shared/session/sessionSlice.ts';
import type { SignInWish } from '#shared/session/sessionSlice.ts';
import { selectCallback } from '../third-party/thirdPartySlice';
import {
  alternateSignIn,
  mayRedirect,
  redirectBecause,
  redirectTo,
  saveRedirectTime,
} from '../finish/navigation/automaticRedirect';
import { firstMode, saveMode } from './modeChoice';
import { getRequestedReturnUrl } from '../finish/navigation/requestedReturnUrl';
import {
  dialogClosed,
  dialogOpened,
  modeSelected,
  returnAddressChanged,
  selectSignInMode,
  selectDialogOpen,
  selectPrerenderedDialog,
  selectReturnTo,
} from '../parts/dialogSlice';

/**
 * Reads the detail of a login event. Scripts of the page can send anything: unreadable details
 * request nothing, and later events still work.
 */
function parseLoginEvent(detail: unknown): { redirect?: unknown; loginMode?: unknown } {
  try {
    const { redirect, loginMode } = isRecord(detail) ? detail : {};
    return { redirect, loginMode };
  } catch {
    return {};
  }
}

const signInPageOpened = createAction('signIn/signInPageOpened');

/** Opens the dialog if it is closed. A signed-in user is redirected instead. */
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
  if (yield* select(selectDialogOpen)) {
    // The open dialog keeps its state and typed values. A further request changes only the return
    // address, if it is accepted.
    const isOwnWish = wish.returnTo !== undefined || typeof asked?.redirect === 'string';
    if (isOwnWish && returnTo !== undefined) yield put(returnAddressChanged(returnTo));
    return;
  }
  // The consent question after a third-party sign-in is open; a dialog on top would make it
  // unreachable.
  if ((yield* select(selectConsentQuestion)) !== null) return;
  const elsewhere = yield* alternateSignIn(returnTo);
  if (elsewhere !== undefined) {
    saveRedirectTime(environment);
    yield* call(environment.goTo, elsewhere);
    return;
  }
  const { qrCodeFirst } = yield* getDeployment();
  // A prefilled identifier must be visible, so the mode is code.
  const mode =
    identifier === undefined ? firstMode(environment, asked?.loginMode, qrCodeFirst) : 'code';
  yield put(dialogOpened({ mode, returnTo, identifier, arrived }));
}

function* openRequestedDialog({ payload = {} }: ReturnType<typeof signInRequested>): SagaGenerator {
  yield* open(payload);
}

/** Turns the page's event into an action, so that every flow sees it. */
function* forwardLoginEvent({ detail }: { detail: unknown }): SagaGenerator {
  yield put(signInRequested({ asked: parseLoginEvent(detail) }));
}

/**
 * A signed-in user on the sign-in page is redirected once the service confirms the session, at most
 * once a minute: the target page may have sent them here (D11).
 */
function* redirectWhenConfirmed(): SagaGenerator {
  const returnTo = yield* getRequestedReturnUrl();
  if (returnTo === undefined) return;
  const { confirmed } = yield* race({
    confirmed: take(profileFetched),
    ended: take(sessionEnded),
  });
  if (confirmed) yield* redirectBecause('sessionConfirmed', returnTo);
}

/** Takes over the pre-rendered dialog, which the user may have closed or switched since. */
function* takeOverPrerendered(open: boolean): SagaGenerator {
  if (!open) return;
  const mode = yield* select(selectSignInMode);
  yield put(dialogOpened({ mode, returnTo: yield* getRequestedReturnUrl(), arrived: true }));
}

function* openOnArrival(): SagaGenerator {
  const signedIn = yield* select(selectSignedIn);
  const prerendered = yield* select(selectPrerenderedDialog);
  // Another tab may have signed in while this page's code was loading.
  if (prerendered !== undefined && !signedIn) {
    yield* takeOverPrerendered(prerendered === 'open');
    return;
  }
  // Another saga completes or reports a third-party sign-in.
  if ((yield* select(selectCallback)) !== null) return;
  if (signedIn) {
    yield* redirectWhenConfirmed();
    return;
  }
  const isElsewhere = (yield* alternateSignIn()) !== undefined;
  if (isElsewhere && !mayRedirect(yield* getEnvironment(), 'alternateTenant')) return;
  yield* open({ arrived: true });
}

function* clearDialogState(): SagaGenerator {
  yield put(consentWithdrawn());
  yield put(signInMessagesCleared());
  (yield* getEnvironment()).emit('login-dialog:closed');
}

function* close(): SagaGenerator {
  if (yield* select(selectDialogOpen)) yield put(dialogClosed());
}

/** Closes for a session of any tab. A page that reloads keeps its last picture. */
function* closeAfterSignIn(): SagaGenerator {
  if (yield* select(selectCompleting)) yield take(completionEnded);
  yield* close();
}

/** Another tab signed in: redirect to this tab's return address. */
function* redirectToReturnAddress(): SagaGenerator {
  const returnTo = yield* select(selectReturnTo);
  if (returnTo !== undefined) yield* redirectBecause('signedInElsewhere', returnTo);
}

function* changeMode({ payload, meta }: ReturnType<typeof modeSelected>): SagaGenerator {
  if (meta.byUser) saveMode(yield* getEnvironment(), payload);
  yield put(signInMessagesCleared());
}

function loginEvents(environment: Environment): EventChannel<{ detail: unknown }> {
  return eventChannel((emit) => environment.on('login-dialog', (detail) => emit({ detail })));
}

/**
 * Opens the dialog for the global event, the sign-in page and flows that need a session; closes it
 * afterwards.
 */
export function* dialogSaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const channel = loginEvents(environment);
  yield takeEvery(channel, forwardLoginEvent);
  yield takeEvery(signInRequested, openRequestedDialog);
  yield takeEvery(signInPageOpened, openOnArrival);
  yield takeEvery(modeSelected, changeMode);
  yield takeEvery(dialogClosed, clearDialogState);
  yield takeEvery(signedInElsewhere, redirectToReturnAddress);
  yield takeEvery(sessionFound, closeAfterSignIn);
  yield takeEvery(restorationRequested, close);
  // Dispatched as an action so that it runs after the session saga has read storage.
  if (isSignInPath(environment.address().path)) yield put(signInPageOpened());
}
