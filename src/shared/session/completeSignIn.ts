import { call, delay, put } from 'redux-saga/effects';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { select } from '#shared/browser/select.ts';
import { logFailure, reportFailure } from '#shared/failure-reports/reportFailure.ts';
import { selectLocale } from '#shared/i18n/languageState.ts';
import { noticeShown, noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { fetchProfile } from './fetchProfile';
import { redirectTo } from './redirectTo';
import { dropProfile, keepLoginType, keepProfile } from './profileStore';
import { noteAuthCookie } from './refusedCookie';
import { refusesToken } from './refusesToken';
import { signLatestAgreement } from './sessionEndpoints';
import type { Profile } from './sessionEndpoints';
import {
  completionEnded,
  completionStarted,
  selectCompleting,
  sessionEnded,
  sessionFound,
  welcomeStarted,
} from './sessionSlice';
import type { SignInOutcome } from './sessionSlice';
import { accessToken, dropTokens, keepAuthCookie, saveTokens } from './tokenStore';
import type { TokenGrant } from './tokenStore';
import { forgetUnfinished, noteUnfinished } from './unfinishedSignIn';
import type { UnfinishedSignIn } from './unfinishedSignIn';

/** Signs with one retry; the result is ignored, a failure told in the console: the visitor is signed in (D12, P6). */
function* signAgreement(): SagaGenerator {
  const locale = yield* select(selectLocale);
  const lang = locale === 'zh_CN' ? 'zh-CN' : 'en-US';
  const first = yield* request(signLatestAgreement.initiate(lang, { track: false }));
  // Aborted: another session took the place of the one that the visitor agreed for.
  if (!first.error || first.error.kind === 'aborted') return;
  const second = yield* request(signLatestAgreement.initiate(lang, { track: false }));
  if (second.error) logFailure('The agreement could not be signed after signing in', second.error);
}

function* leave(
  environment: Environment,
  { returnTo, fresh = false }: SignInOutcome,
): SagaGenerator {
  if (returnTo !== undefined) yield* redirectTo(returnTo);
  else if (!fresh) yield call(environment.reload);
}

/** How long a greeting keeps the page, ms. */
const WELCOME_MS = 400;

/** Greets the user in the dialog before the page goes on, unless they want no movement. */
function* welcome(environment: Environment, profile: Profile): SagaGenerator {
  if (environment.prefersReducedMotion()) return;
  yield put(welcomeStarted(profile));
  yield delay(WELCOME_MS);
}

type Completion = 'done' | 'refused';

/** What became of a sign-in whose token is no longer the browser's, because another tab signed out or in (the later one has it); undefined while it is. */
function overtaken(environment: Environment, { access_token }: TokenGrant): Completion | undefined {
  const token = accessToken(environment);
  if (token === access_token) return undefined;
  return token === undefined ? 'refused' : 'done';
}

function* runPostLoginSteps(outcome: SignInOutcome): SagaGenerator<Completion> {
  const environment = yield* getEnvironment();
  const kept = saveTokens(environment, outcome.grant);
  noteUnfinished(environment, outcome);
  // The account that used this browser before must not lend its name to this one.
  dropProfile(environment);
  yield* signAgreement();
  const before = overtaken(environment, outcome.grant);
  if (before) {
    forgetUnfinished(environment);
    return before;
  }
  if (outcome.loginType !== undefined) keepLoginType(environment, outcome.loginType);
  // Where the tokens do not outlive the page, their cookie must not outlive the browser either.
  const taken = keepAuthCookie(
    environment,
    kept ? outcome.grant : { ...outcome.grant, expires_in: undefined },
  );
  if (kept) noteAuthCookie(environment, taken);
  forgetUnfinished(environment);
  const profile = yield* fetchProfile();
  const meanwhile = overtaken(environment, outcome.grant);
  if (meanwhile) return meanwhile;
  if (profile.error && refusesToken(profile.error, 'getProfile')) {
    yield* reportFailure({ code: '0010005', step: 'profile', error: profile.error });
    dropTokens(environment);
    // The one that stood before, if any, gave its place to this one.
    yield put(sessionEnded());
    return 'refused';
  }
  if (profile.error) logFailure('The profile could not be fetched after signing in', profile.error);
  else keepProfile(environment, profile.data);
  if (!outcome.fresh) yield* welcome(environment, profile.data ?? {});
  const atLast = overtaken(environment, outcome.grant);
  if (atLast) return atLast;
  // That an earlier session ended matters no more.
  yield put(noticesDismissed('session'));
  yield put(sessionFound(profile.data ?? {}));
  environment.emit('login-dialog:signed-in');
  if (kept) yield* leave(environment, outcome);
  else
    yield put(
      noticeShown({ tone: 'warning', topic: 'storage', message: { phrase: 'session.notKept' } }),
    );
  return 'done';
}

/**
 * The steps after a token, in the order of D12: tokens, agreement, login type, auth cookie, profile, name
 * and avatar, then the return address or, unless the page is fresh, a reload. A failed profile is tolerated, unless the service says
 * that the token is worth nothing. Where the browser keeps nothing, the page stays and says so.
 * One sign-in at a time: a second token, got by turning the dialog over meanwhile, is dropped, because the first wins.
 * A session that another tab began meanwhile is left as it is.
 * @returns `refused` when the fresh token was refused, or another tab signed out; nothing is kept then
 */
export function* completeSignIn(outcome: SignInOutcome): SagaGenerator<Completion> {
  if (yield* select(selectCompleting)) return 'done';
  yield put(completionStarted());
  try {
    return yield* runPostLoginSteps(outcome);
  } finally {
    yield put(completionEnded());
  }
}

/** Does what a reload kept the page before from doing after it had the tokens: agreement, login type and auth cookie (D12). */
export function* finishSignIn({ loginType, expires_in }: UnfinishedSignIn): SagaGenerator {
  const environment = yield* getEnvironment();
  const token = accessToken(environment);
  if (token === undefined) return;
  if (loginType !== undefined) keepLoginType(environment, loginType);
  noteAuthCookie(
    environment,
    keepAuthCookie(environment, { access_token: token, refresh_token: '', expires_in }),
  );
  yield* signAgreement();
}
