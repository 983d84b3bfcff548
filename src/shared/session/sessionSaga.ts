import { isRejectedWithValue } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { call, fork, put, race, take, takeEvery } from 'redux-saga/effects';
import type { Answer, ApiError } from '#shared/api/client/apiError.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { select } from '#shared/browser/select.ts';
import { pageRestores } from '#shared/browser/pageRestores.ts';
import { noticeShown, noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { finishSignIn } from './completeSignIn';
import { fetchProfile } from './fetchProfile';
import {
  concernsProfile,
  dropProfile,
  keepProfile,
  readProfile,
  releaseProfile,
} from './profileStore';
import { tellOfRefusedCookie } from './refusedCookie';
import { refusesToken } from './refusesToken';
import type { Profile } from './sessionEndpoints';
import {
  profileFetched,
  selectCompleting,
  selectSignedIn,
  sessionEnded,
  sessionFound,
  signedInElsewhere,
  signInWanted,
  signOutAsked,
} from './sessionSlice';
import {
  accessToken,
  concernsTokens,
  dropTokens,
  dropInMemoryTokens,
  syncTokensFromStorage,
} from './tokenStore';
import { ACCOUNT_KEYS, forgetInTab, SIGN_IN_KEYS } from './forgetInTab';
import { takeUnfinished } from './unfinishedSignIn';

/** With the session goes what was said of how it began and how long it is kept, and what was typed to begin it (P15). */
function* forgetSession(): SagaGenerator {
  forgetInTab(yield* getEnvironment(), SIGN_IN_KEYS);
  yield put(noticesDismissed('session'));
  yield put(noticesDismissed('storage'));
  yield put(sessionEnded());
}

function* endSession(): SagaGenerator {
  const environment = yield* getEnvironment();
  dropTokens(environment);
  dropProfile(environment);
  yield* forgetSession();
}

function* signOut(): SagaGenerator {
  yield* endSession();
  forgetInTab(yield* getEnvironment(), ACCOUNT_KEYS);
  yield put(
    noticeShown({ tone: 'success', topic: 'session', message: { phrase: 'session.signedOut' } }),
  );
}

/** A call that carried the bearer token learned that it is worth nothing: the session is over everywhere, and sign-in opens (D13). */
function isBearerRefused(action: unknown): boolean {
  if (!isRejectedWithValue(action)) return false;
  const { endpointName } = (action.meta as unknown as { arg: { endpointName?: string } }).arg;
  const error = action.payload as ApiError;
  const row = operations[endpointName as keyof typeof operations] as
    { bearer: boolean } | undefined;
  return row?.bearer === true && refusesToken(error, endpointName);
}

function* onBearerRefused(): SagaGenerator {
  // Until a fresh session stands, the sign-in flow itself answers a refused token.
  if (!(yield* select(selectSignedIn)) || (yield* select(selectCompleting))) return;
  yield* endSession();
  yield put(
    noticeShown({ tone: 'warning', topic: 'session', message: { phrase: 'session.ended' } }),
  );
  yield put(signInWanted());
}

/** The session of this browser is looked up again (D12, D13). */
function* lookAnew(): SagaGenerator {
  const environment = yield* getEnvironment();
  const wasSignedIn = yield* select(selectSignedIn);
  if (accessToken(environment) === undefined) {
    if (wasSignedIn) yield* forgetSession();
    return;
  }
  if (!wasSignedIn) yield put(signedInElsewhere());
  yield put(sessionFound(readProfile(environment)));
  if (wasSignedIn) return;
  yield put(
    noticeShown({
      tone: 'success',
      topic: 'session',
      message: { phrase: 'session.signedInElsewhere' },
    }),
  );
  environment.emit('login-dialog:signed-in');
}

/** Another tab signed in, out, or learned the name; the last one wins, also over what could not be kept here. */
function* onOtherTab({ key }: { key: string | null }): SagaGenerator {
  if (!concernsTokens(key) && !concernsProfile(key)) return;
  const environment = yield* getEnvironment();
  dropInMemoryTokens(environment);
  releaseProfile(environment);
  yield* lookAnew();
}

/** A page that the browser had put aside heard nothing of what other tabs did meanwhile. */
function* onPageRestored(): SagaGenerator {
  const environment = yield* getEnvironment();
  if (syncTokensFromStorage(environment)) releaseProfile(environment);
  yield* lookAnew();
}

function otherTabs(environment: Environment): EventChannel<{ key: string | null }> {
  return eventChannel((emit) => environment.onOtherTab((key) => emit({ key })));
}

/** Says what a browser that keeps nothing means for the visitor, before anything is typed. */
function* warnOfBlockedStorage({ localStorage: local }: Environment): SagaGenerator {
  if (local.persistent) return;
  yield put(
    noticeShown({
      tone: 'warning',
      topic: 'storage',
      message: { phrase: 'session.storageBlocked' },
    }),
  );
}

/**
 * Takes up a session that an earlier page kept, and looks whether the service still knows it. An answer that
 * comes after that session ended is dropped, as the base query drops one for another session's token.
 */
function* restoreSession(environment: Environment): SagaGenerator {
  const unfinished = takeUnfinished(environment);
  if (accessToken(environment) === undefined) return;
  if (unfinished) yield fork(finishSignIn, unfinished);
  yield put(sessionFound(readProfile(environment)));
  yield* tellOfRefusedCookie();
  const { profile } = (yield race({ profile: call(fetchProfile), ended: take(sessionEnded) })) as {
    profile?: Answer<Profile>;
  };
  if (!profile || profile.error) return;
  keepProfile(environment, profile.data);
  yield put(profileFetched(profile.data));
}

/** Takes up the session that this browser has, and hears what ends or changes it: signing out, refusals, other tabs. */
export function* sessionSaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const channel = (yield call(otherTabs, environment)) as EventChannel<{ key: string | null }>;
  yield takeEvery(channel, onOtherTab);
  const revived = (yield call(pageRestores, environment)) as EventChannel<true>;
  yield takeEvery(revived, onPageRestored);
  yield takeEvery(signOutAsked, signOut);
  yield takeEvery(isBearerRefused, onBearerRefused);
  yield fork(restoreSession, environment);
  yield* warnOfBlockedStorage(environment);
}
