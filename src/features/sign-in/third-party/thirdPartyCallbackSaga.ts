import { call, put, race, take } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
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
import { selectSignedIn, signedInElsewhere, signInWanted } from '#shared/session/sessionSlice.ts';
import { grantInCookie, refuseCookie } from '#shared/session/tokenStore.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import type { PhraseKey } from '#translations/phrases.ts';
import { alternateSignIn } from '../redirect/alternateTenant';
import { getRequestedReturnUrl } from '../redirect/requestedReturnUrl';
import { tellAtSignIn } from '../signInNotice';
import { loginTypeOf } from './loginType';
import { UNKNOWN_STATE } from './callbackParams';
import type { CallbackParams } from './callbackParams';
import { returnJudged, selectReturnTrip } from './thirdPartySlice';
import { CONSENT_QUESTION_KEY } from '#shared/storage/keys.ts';

/** What a trip without success says. The provider's own description is not shown: anybody can write an address. */
const WORDS: Readonly<Record<string, PhraseKey>> = {
  access_denied: 'thirdParty.denied',
  account_pending: 'thirdParty.pending',
  [UNKNOWN_STATE]: 'thirdParty.refused',
  invalid_request: 'thirdParty.refused',
};

/**
 * Opens our dialog, for the page that the visitor left for (D2); where the academy signs in elsewhere (D4), opening it
 * would only send them away again.
 */
function* showSignIn({ attempt }: CallbackParams): SagaGenerator {
  const returnTo = attempt?.returnTo;
  if ((yield* alternateSignIn(returnTo)) === undefined) yield put(signInWanted({ returnTo }));
}

/** Shows the sign-in page with what went wrong; who has a session only reads it. */
function* fail(trip: CallbackParams, error: string): SagaGenerator {
  const words = Object.hasOwn(WORDS, error) ? WORDS[error] : undefined;
  if (error === UNKNOWN_STATE || error === 'invalid_request') refuseCookie(yield* getEnvironment());
  yield* showSignIn(trip);
  yield* tellAtSignIn('warning', words ?? 'thirdParty.failed');
  if (error === 'access_denied') return;
  yield* reportFailure({
    code: '0010005',
    step: 'token',
    error: { kind: 'refused', status: 0, code: '', message: '', description: '' },
  });
}

/** Says to the next page of this tab that a session in the auth cookie waits for the agreement. */

/** What became of the question; `elsewhere`: while it was asked, the visitor signed in in another tab. */
interface Asked {
  agreed?: boolean;
  elsewhere?: unknown;
}

/** Nobody is signed in to texts that they did not accept: who left without being asked is asked now. */
function* askConsent({ attempt }: CallbackParams): SagaGenerator<Asked> {
  if (attempt?.agreed === true) return { agreed: true };
  const { sessionStorage: session } = yield* getEnvironment();
  session.set(CONSENT_QUESTION_KEY, '1');
  const asked = (yield race({
    agreed: call(ensureConsent),
    elsewhere: take(signedInElsewhere),
  })) as Asked;
  session.remove(CONSENT_QUESTION_KEY);
  return asked;
}

/** The session of the other tab is this one's too: nothing is left to ask, and the visitor goes on with it. */
function* goOnElsewhere({ attempt }: CallbackParams): SagaGenerator {
  const environment = yield* getEnvironment();
  if (grantInCookie(environment)) refuseCookie(environment);
  yield put(consentWithdrawn());
  if (attempt?.returnTo !== undefined) yield* goOnByItself(attempt.returnTo);
}

/** A reload in the middle of that question is no yes: the session that came goes, as by "Cancel". */
export function* dropExpiredRedirects(): SagaGenerator {
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
    yield* goOnElsewhere(trip);
    return;
  }
  if (!agreed) {
    refuseCookie(environment);
    yield* showSignIn(trip);
    return;
  }
  yield* tellAtSignIn('info', 'thirdParty.completing');
  const returnTo = trip.attempt?.returnTo ?? (yield* getRequestedReturnUrl());
  const loginType = loginTypeOf(way, deployment.vendor.slug);
  const outcome = yield* completeSignIn({ grant, loginType, returnTo, fresh: true });
  yield put(noticesDismissed('sign-in'));
  // The page goes on, and whoever signs in on it next has agreed to nothing.
  yield put(consentWithdrawn());
  if (outcome === 'refused') yield* fail(trip, 'invalid_grant');
}

/**
 * A visitor is back from a foreign sign-in page: with a session in the auth cookie, which goes through the steps
 * after every token (D10, D12), or with an error, which the sign-in page shows.
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
    // The same address opened again: the session that it brought is here already.
    if (!signedIn) yield* fail(trip, 'server_error');
    return;
  }
  // Somebody is signed in and left for nowhere: a foreign link must not change who they are.
  if (signedIn && !trip.attempt) yield* fail(trip, UNKNOWN_STATE);
  else yield* complete(trip, trip.way, grant, yield* getDeployment());
}
