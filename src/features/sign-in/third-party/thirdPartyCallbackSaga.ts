import { put } from 'redux-saga/effects';
import { ownValue } from '#lib/object/ownValue.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { loadSignInOptions } from '#shared/academy/signInOptions.ts';
import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';
import { consentWithdrawn } from '#shared/consent/consentSlice.ts';
import { ensureConsent } from '#shared/consent/ensureConsent.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { reportFailure } from '#shared/failure-reports/reportFailure.ts';
import { noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { completeSignIn } from '#shared/session/completeSignIn.ts';
import { goOnByItself } from '#shared/session/redirectTo.ts';
import {
  selectSignedIn,
  signedInElsewhere,
  signInRequested,
} from '#shared/session/sessionSlice.ts';
import { grantInCookie, refuseCookie } from '#shared/session/tokenStore.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import type { PhraseKey } from '#translations/phrases.ts';
import { alternateSignIn } from '../redirect/alternateTenant';
import { getRequestedReturnUrl } from '../redirect/requestedReturnUrl';
import { showSignInNotice } from '../signInNotice';
import { loginTypeOf } from './loginType';
import { UNKNOWN_STATE } from './callbackParams';
import type { CallbackParams } from './callbackParams';
import { returnJudged, selectReturnTrip } from './thirdPartySlice';
import { CONSENT_QUESTION_KEY } from '#shared/storage/keys.ts';

/**
 * Messages for failed returns. The provider's description is not shown, because anyone can craft an
 * address.
 */
const WORDS: Readonly<Record<string, PhraseKey>> = {
  access_denied: 'thirdParty.denied',
  account_pending: 'thirdParty.pending',
  [UNKNOWN_STATE]: 'thirdParty.refused',
  invalid_request: 'thirdParty.refused',
};

/**
 * Opens the dialog for the page that the user left from (D2). For tenants with an external sign-in
 * page (D4) this would only redirect again, so it does not open.
 */
function* showSignIn({ attempt }: CallbackParams): SagaGenerator {
  const returnTo = attempt?.returnTo;
  if ((yield* alternateSignIn(returnTo)) === undefined) yield put(signInRequested({ returnTo }));
}

/** The user's decision, and an account that can be restored: no failed sign-ins. */
const NOT_REPORTED: readonly string[] = ['access_denied', 'account_pending'];

/** An account is restored with a code, which not every academy offers. */
function* failurePhrase(error: string): SagaGenerator<PhraseKey> {
  const phrase = ownValue(WORDS, error);
  if (phrase !== 'thirdParty.pending') return phrase ?? 'thirdParty.failed';
  const { ways } = yield* loadSignInOptions();
  return ways.code ? phrase : 'thirdParty.pendingWithoutCode';
}

/** Shows the error on the sign-in page; a signed-in user only sees the notice. */
function* showError(trip: CallbackParams, error: string): SagaGenerator {
  if (error === UNKNOWN_STATE || error === 'invalid_request') refuseCookie(yield* getEnvironment());
  yield* showSignIn(trip);
  yield* showSignInNotice('warning', yield* failurePhrase(error));
}

/** Shows the error and, if it kept someone from signing in, reports it. */
function* fail(trip: CallbackParams, error: string): SagaGenerator {
  yield* showError(trip, error);
  if (NOT_REPORTED.includes(error) || (yield* select(selectSignedIn))) return;
  yield* reportFailure({
    reportCode: '0010005',
    step: 'token',
    error: { kind: 'refused', status: 0, resultCode: '', message: '', description: '' },
  });
}

/** The answer to the consent question. `elsewhere`: another tab signed in while it was open. */
interface Asked {
  agreed?: boolean;
  elsewhere?: unknown;
}

/**
 * Asks for consent if the user has not given it before the redirect. No one is signed in without
 * it.
 */
function* askConsent({ attempt }: CallbackParams): SagaGenerator<Asked> {
  if (attempt?.agreed === true) return { agreed: true };
  const { sessionStorage } = yield* getEnvironment();
  sessionStorage.set(CONSENT_QUESTION_KEY, '1');
  const asked = yield* race({
    agreed: call(ensureConsent),
    elsewhere: take(signedInElsewhere),
  });
  sessionStorage.remove(CONSENT_QUESTION_KEY);
  return asked;
}

/** The other tab's session is shared, so the question is obsolete and the user is redirected. */
function* redirectToReturnAddress({ attempt }: CallbackParams): SagaGenerator {
  const environment = yield* getEnvironment();
  if (grantInCookie(environment)) refuseCookie(environment);
  yield put(consentWithdrawn());
  if (attempt?.returnTo !== undefined) yield* goOnByItself(attempt.returnTo);
}

/** Reloading the page during the question counts as "Cancel": the new session is dropped. */
export function* dropUnansweredSession(): SagaGenerator {
  const environment = yield* getEnvironment();
  if (environment.sessionStorage.get(CONSENT_QUESTION_KEY) === undefined) return;
  environment.sessionStorage.remove(CONSENT_QUESTION_KEY);
  refuseCookie(environment);
}

function* complete(
  trip: CallbackParams,
  way: ThirdPartyWay,
  grant: TokenGrant,
  deployment: Deployment,
): SagaGenerator {
  const environment = yield* getEnvironment();
  const { agreed, elsewhere } = yield* askConsent(trip);
  if (elsewhere !== undefined) {
    yield* redirectToReturnAddress(trip);
    return;
  }
  if (!agreed) {
    refuseCookie(environment);
    yield* showSignIn(trip);
    return;
  }
  yield* showSignInNotice('info', 'thirdParty.completing');
  const returnTo = trip.attempt?.returnTo ?? (yield* getRequestedReturnUrl());
  const loginType = loginTypeOf(way, deployment.vendor.slug);
  const outcome = yield* completeSignIn({ grant, loginType, returnTo, pageJustLoaded: true });
  yield put(noticesDismissed('sign-in'));
  // The page stays open, and the next user has not consented.
  yield put(consentWithdrawn());
  // `completeSignIn` has reported it.
  if (outcome === 'refused') yield* showError(trip, 'invalid_grant');
}

/**
 * Handles a return from a third-party sign-in. A session in the auth cookie goes through the
 * post-login steps (D10, D12); an error is shown on the sign-in page.
 */
export function* handleCallback(): SagaGenerator {
  const trip = yield* select(selectReturnTrip);
  if (trip === null) return;
  yield put(returnJudged());
  if (trip.error !== undefined || trip.way === undefined) {
    yield* fail(trip, trip.error ?? 'invalid_request');
    return;
  }
  const environment = yield* getEnvironment();
  const signedIn = yield* select(selectSignedIn);
  const grant = grantInCookie(environment);
  if (!grant) {
    // The same address was opened again after its session was established.
    if (!signedIn) yield* fail(trip, 'server_error');
    return;
  }
  // A signed-in user without a pending attempt: a crafted link must not switch accounts.
  if (signedIn && !trip.attempt) yield* fail(trip, UNKNOWN_STATE);
  else yield* complete(trip, trip.way, grant, yield* getDeployment());
}
