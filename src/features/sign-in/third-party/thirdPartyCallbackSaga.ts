import { delay, put } from 'redux-saga/effects';
import { ownValue } from '#lib/object/ownValue.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { loadAcademyOffer } from '../offer/academyOffer';
import type { ThirdPartyWay } from '../offer/signInOptions';
import { ask } from '../parts/consent/consent';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { reportFailure } from '../finish/failureReports';
import { noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { signInBy } from '../finish/signInBy';
import { fetchProfile } from '#shared/session/sessionEndpoints.ts';
import { refusesToken } from '#shared/session/refusesToken.ts';
import { selectSignedIn, sessionFound, signInRequested } from '#shared/session/sessionSlice.ts';
import { accountOf } from '#shared/session/useMemberName.ts';
import { keepCookie } from '#shared/session/keepCookie.ts';
import { grantInCookie, syncCookie, tokenHash } from '#shared/session/tokenStore.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import type { PhraseKey } from '#translations/phrases.ts';
import { alternateSignIn, redirectBecause } from '../finish/navigation/automaticRedirect';
import { getRequestedReturnUrl } from '../finish/navigation/requestedReturnUrl';
import { showSignInNotice } from './signInNotice';
import { loginTypeOf } from './thirdPartyAddress';
import { UNKNOWN_STATE } from './callback';
import type { Callback } from './callback';
import { callbackHandled, selectCallback } from './thirdPartySlice';

/**
 * Messages for failed callbacks. The provider's description is not shown, because anyone can craft an
 * address.
 */
const WORDS: Readonly<Record<string, PhraseKey>> = {
  access_denied: 'thirdParty.denied',
  account_pending: 'thirdParty.pending',
  [UNKNOWN_STATE]: 'thirdParty.refused',
  invalid_request: 'thirdParty.refused',
};

/**
 * Opens the dialog for the page that the user left from. For tenants with an external sign-in page
 * this would only redirect again, so it does not open.
 */
function* showSignIn({ pending }: Callback): SagaGenerator {
  const returnTo = pending?.returnTo;
  if ((yield* alternateSignIn(returnTo)) === undefined) yield put(signInRequested({ returnTo }));
}

/** The user's decision, and an account that can be restored: no failed sign-ins. */
const NOT_REPORTED: readonly string[] = ['access_denied', 'account_pending'];

/** An account is restored with a code, which not every academy offers. */
function* failurePhrase(error: string): SagaGenerator<PhraseKey> {
  const phrase = ownValue(WORDS, error);
  if (phrase !== 'thirdParty.pending') return phrase ?? 'thirdParty.failed';
  const { options } = yield* loadAcademyOffer();
  return options.code ? phrase : 'thirdParty.pendingWithoutCode';
}

/** Shows the error on the sign-in page; a signed-in user only sees the notice. */
function* showError(callback: Callback, error: string): SagaGenerator {
  syncCookie(yield* getEnvironment());
  yield* showSignIn(callback);
  yield* showSignInNotice('warning', yield* failurePhrase(error));
}

/** Shows the error and, if it kept someone from signing in, reports it. */
function* fail(callback: Callback, error: string): SagaGenerator {
  yield* showError(callback, error);
  if (NOT_REPORTED.includes(error) || (yield* select(selectSignedIn))) return;
  yield* reportFailure({
    reportCode: '0010005',
    step: 'token',
    error: { kind: 'refused', status: 0, resultCode: '', message: '', description: '' },
  });
}

/** How long the question waits for the name of the account, ms. */
const NAME_TIMEOUT_MS = 3000;

type Decision = 'agreed' | 'declined' | 'left' | 'refused';

/**
 * Asks whether to sign in as the account of a token, by its profile, unless the service refuses it.
 */
function* askAccount(token: string): SagaGenerator<Decision> {
  const { answer } = yield* race({
    answer: call(fetchProfile, tokenHash(token)),
    late: delay(NAME_TIMEOUT_MS),
  });
  if (answer?.error && refusesToken(answer.error, 'getProfile')) {
    yield* reportFailure({ reportCode: '0010005', step: 'profile', error: answer.error });
    return 'refused';
  }
  const account = accountOf(answer?.data ?? {});
  return (yield* call(ask, { account })) ? 'agreed' : 'declined';
}

/**
 * Asks, unless the user agreed before the redirect and no session has begun since. Leaving the page
 * removes the cookie, so that other pages do not take it for a session.
 * @returns `left` when another tab's session has made the question obsolete
 */
function* decide({ pending }: Callback, token: string): SagaGenerator<Decision> {
  if (pending?.agreed === true && !(yield* select(selectSignedIn))) return 'agreed';
  const environment = yield* getEnvironment();
  const stop = environment.onPageLeft(() => syncCookie(environment));
  try {
    const { decision = 'left' } = yield* race({
      decision: call(askAccount, token),
      elsewhere: take(sessionFound),
    });
    return decision;
  } finally {
    stop();
  }
}

function* complete(callback: Callback, way: ThirdPartyWay, grant: TokenGrant): SagaGenerator {
  const returnTo = callback.pending?.returnTo;
  const { status } = yield* signInBy({
    loginType: loginTypeOf(way, (yield* getDeployment()).vendor.slug),
    returnTo: returnTo ?? (yield* getRequestedReturnUrl()),
    pageJustLoaded: true,
    consent: () => decide(callback, grant.access_token),
    *token() {
      yield* showSignInNotice('info', 'thirdParty.completing');
      return { data: grant };
    },
  });
  if (status === 'signedIn') yield put(noticesDismissed('sign-in'));
  // `signInBy` has reported it.
  else if (status === 'refused') yield* showError(callback, 'invalid_grant');
  else syncCookie(yield* getEnvironment());
  if (status === 'declined') yield* showSignIn(callback);
  if (status === 'left' && returnTo !== undefined)
    yield* redirectBecause('signedInElsewhere', returnTo);
}

/**
 * Handles a return from a third-party sign-in. A session in the auth cookie goes through the
 * post-login steps; an error is shown on the sign-in page.
 */
export function* handleCallback(): SagaGenerator {
  const callback = yield* select(selectCallback);
  if (callback === null) return;
  yield put(callbackHandled());
  if (callback.error !== undefined || callback.way === undefined) {
    yield* fail(callback, callback.error ?? 'invalid_request');
    return;
  }
  const environment = yield* getEnvironment();
  const grant = grantInCookie(environment);
  if (grant) yield* complete(callback, callback.way, grant);
  // The same address was opened again after its session was established.
  else if (yield* select(selectSignedIn)) yield* keepCookie();
  else yield* fail(callback, 'server_error');
}
