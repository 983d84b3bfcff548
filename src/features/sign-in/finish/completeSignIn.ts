import { call, put, take } from 'redux-saga/effects';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { select } from '#shared/browser/select.ts';
import { logFailure, reportFailure } from './failureReports';
import { selectLocale } from '#shared/i18n/languageSlice.ts';
import { savePageLanguage } from '#shared/i18n/savePageLanguage.ts';
import { noticeShown, noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { fetchProfile, signLatestAgreement } from '#shared/session/sessionEndpoints.ts';
import { saveLoginType, saveProfile } from '#shared/session/profileStore.ts';
import { saveGreeting } from '#shared/session/greeting.ts';
import { keepCookie } from '#shared/session/keepCookie.ts';
import { refusesToken } from '#shared/session/refusesToken.ts';
import {
  arrivalEnded,
  completionEnded,
  completionStarted,
  profileFetched,
  selectArriving,
  selectCompleting,
  sessionEnded,
  sessionFound,
  signedInHere,
} from '#shared/session/sessionSlice.ts';
import { accessToken, clearTokens, saveTokens, syncCookie } from '#shared/session/tokenStore.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { redirectBecause } from './navigation/automaticRedirect';
import { clearUnfinished, saveUnfinished, takeUnfinished } from './unfinishedSignIn';

export interface SignInGrant {
  grant: TokenGrant;
  /**
   * `phone`, `email` or the name of a third-party account (specification 3, `lastestLoginType`); QR
   * has none.
   */
  loginType?: string | undefined;
  /** An accepted return address; undefined means that the page reloads. */
  returnTo?: AcceptedAddress | undefined;
  /** Whether the page has just loaded, so that a reload would change nothing. */
  pageJustLoaded?: boolean | undefined;
}

/**
 * Signs the agreement with one retry. The result is ignored and a failure is logged, because the
 * user is already signed in (P6).
 */
function* signAgreement(): SagaGenerator {
  const locale = yield* select(selectLocale);
  const lang = locale === 'zh_CN' ? 'zh-CN' : 'en-US';
  const first = yield* request(signLatestAgreement.initiate(lang, { track: false }));
  // Aborted: another session replaced the one that the user agreed for.
  if (!first.error || first.error.kind === 'aborted') return;
  const second = yield* request(signLatestAgreement.initiate(lang, { track: false }));
  if (second.error) logFailure('The agreement could not be signed after signing in', second.error);
}

function* leave(
  environment: Environment,
  { returnTo, pageJustLoaded = false }: SignInGrant,
): SagaGenerator {
  saveGreeting(environment);
  if (returnTo !== undefined) {
    yield* redirectBecause('signedIn', returnTo);
    return;
  }
  yield* savePageLanguage();
  if (!pageJustLoaded) yield call(environment.reload);
  else {
    yield put(signedInHere());
    yield* keepCookie();
  }
}

type Completion = 'signedIn' | 'refused';

/**
 * The result for a sign-in whose token another tab has replaced or removed; undefined while it is
 * current.
 */
function supersededResult(
  environment: Environment,
  { access_token }: TokenGrant,
): Completion | undefined {
  const token = accessToken(environment);
  if (token === access_token) return undefined;
  return token === undefined ? 'refused' : 'signedIn';
}

function* runPostLoginSteps(signIn: SignInGrant): SagaGenerator<Completion> {
  const environment = yield* getEnvironment();
  const isPersistent = saveTokens(environment, signIn.grant);
  saveUnfinished(environment, signIn.grant, signIn.loginType);
  yield* signAgreement();
  const before = supersededResult(environment, signIn.grant);
  if (before) {
    clearUnfinished(environment);
    return before;
  }
  if (signIn.loginType !== undefined) saveLoginType(environment, signIn.loginType);
  syncCookie(environment);
  clearUnfinished(environment);
  const profile = yield* fetchProfile();
  const meanwhile = supersededResult(environment, signIn.grant);
  if (meanwhile) return meanwhile;
  if (profile.error && refusesToken(profile.error, 'getProfile')) {
    yield* reportFailure({ reportCode: '0010005', step: 'profile', error: profile.error });
    clearTokens(environment);
    // This session replaced the previous one.
    yield put(sessionEnded());
    return 'refused';
  }
  if (profile.error) logFailure('The profile could not be fetched after signing in', profile.error);
  else {
    saveProfile(environment, profile.data);
    yield put(profileFetched(profile.data));
  }
  // A reload would cut the movement of the dialog, which ends within 400 ms of the token.
  if (signIn.returnTo === undefined && (yield* select(selectArriving))) yield take(arrivalEnded);
  const superseded = supersededResult(environment, signIn.grant);
  if (superseded) return superseded;
  // A message about an earlier session's end no longer applies.
  yield put(noticesDismissed('session'));
  yield put(sessionFound(profile.data ?? {}));
  environment.emit('login-dialog:signed-in');
  if (isPersistent) yield* leave(environment, signIn);
  else {
    const isFull = environment.localStorage.refusal() === 'full';
    const phrase = isFull ? 'session.notKeptFull' : 'session.notKept';
    yield put(noticeShown({ tone: 'warning', topic: 'storage', message: { phrase } }));
  }
  return 'signedIn';
}

/**
 * The steps after a token, in the order of D12: tokens, agreement, login type, auth cookie,
 * profile, name and avatar, then the return address or, unless the page is fresh, a reload. A
 * failed profile call is tolerated, unless the service says that the token is invalid. Without
 * storage the page stays and shows a message. Only one sign-in completes at a time: a second token,
 * obtained by switching modes meanwhile, is dropped. A session that another tab started meanwhile
 * stays unchanged.
 * @returns `refused` when the new token was refused or another tab signed out; nothing is stored
 *   then
 */
export function* completeSignIn(signIn: SignInGrant): SagaGenerator<Completion> {
  if (yield* select(selectCompleting)) return 'signedIn';
  yield put(completionStarted());
  try {
    return yield* runPostLoginSteps(signIn);
  } finally {
    yield put(completionEnded());
  }
}

/**
 * Completes a sign-in that a reload interrupted after the tokens were stored: login type and
 * agreement. Every page sets a missing cookie.
 */
export function* interruptedSignInSaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const previous = takeUnfinished(environment);
  if (previous === undefined || accessToken(environment) === undefined) return;
  const { loginType } = previous;
  if (loginType !== undefined) saveLoginType(environment, loginType);
  yield* signAgreement();
}
