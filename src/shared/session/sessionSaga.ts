import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { debounce, fork, put, takeEvery } from 'redux-saga/effects';
import { isApiError } from '#shared/api/client/apiError.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import { parseJson } from '#lib/object/jsonText.ts';
import { clearAt, keysClearedBy } from '#shared/storage/storedValues.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { select } from '#shared/browser/select.ts';
import { pageRestored } from '#shared/browser/pageRestored.ts';
import { noticeShown, noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { fetchProfile } from './sessionEndpoints';
import { concernsProfile, saveProfile, readProfile, clearProfileInMemory } from './profileStore';
import { greet } from './greeting';
import { keepCookie } from './keepCookie';
import { refusesToken } from './refusesToken';
import {
  profileFetched,
  selectCompleting,
  selectSignedIn,
  sessionEnded,
  sessionFound,
  signedInElsewhere,
  signedInHere,
  signedOutElsewhere,
  signInRequested,
  signOutRequested,
} from './sessionSlice';
import {
  accessToken,
  concernsTokens,
  confirmToken,
  clearTokens,
  clearTokensInMemory,
  hasSignedOut,
  recordSignOut,
  sessionHash,
  syncTokensFromStorage,
} from './tokenStore';

/** Clears the notices about the session and what was typed to start it (P15). */
function* clearSession(): SagaGenerator {
  const { sessionStorage } = yield* getEnvironment();
  clearAt('session ends', { sessionStorage });
  yield put(noticesDismissed('session'));
  yield put(noticesDismissed('storage'));
  yield put(sessionEnded());
}

/** @returns whether the browser has removed the auth cookie */
function* endSession(): SagaGenerator<boolean> {
  const environment = yield* getEnvironment();
  const hasRemovedCookie = clearTokens(environment);
  yield* clearSession();
  return hasRemovedCookie;
}

function* signOut(): SagaGenerator {
  const environment = yield* getEnvironment();
  recordSignOut(environment);
  const hasRemovedCookie = yield* endSession();
  clearAt('log-out', environment);
  yield put(
    noticeShown(
      hasRemovedCookie
        ? { tone: 'success', topic: 'session', message: { phrase: 'session.signedOut' } }
        : { tone: 'warning', topic: 'session', message: { phrase: 'session.cookieLeft' } },
    ),
  );
}

function isOperation(name: string): name is keyof typeof operations {
  return Object.hasOwn(operations, name);
}

interface RefusedCall extends Action {
  meta: { arg: { endpointName: string; originalArgs: unknown } };
}

/** Whether the service refused the bearer token of a call. */
function isBearerRefused(action: unknown): action is RefusedCall {
  if (!isRejectedWithValue(action) || !isApiError(action.payload)) return false;
  const { arg } = action.meta;
  const name = isRecord(arg) ? String(arg['endpointName']) : '';
  return isOperation(name) && !!operations[name].bearer && refusesToken(action.payload, name);
}

/** Ends the session in all tabs and opens the sign-in dialog. */
function* onBearerRefused({ meta: { arg } }: RefusedCall): SagaGenerator {
  // During sign-in, that flow handles a refused token itself.
  if (!(yield* select(selectSignedIn)) || (yield* select(selectCompleting))) return;
  // The profile of a token that waits for consent says nothing about the session.
  const isProfile = arg.endpointName === 'getProfile';
  if (isProfile && arg.originalArgs !== sessionHash(yield* getEnvironment())) return;
  yield* endSession();
  yield put(
    noticeShown({ tone: 'warning', topic: 'session', message: { phrase: 'session.ended' } }),
  );
  yield put(signInRequested());
}

function* rereadSession(): SagaGenerator {
  const environment = yield* getEnvironment();
  const wasSignedIn = yield* select(selectSignedIn);
  if (accessToken(environment) === undefined) {
    if (!wasSignedIn) return;
    if (hasSignedOut(environment)) {
      clearAt('log-out', environment);
      yield put(signedOutElsewhere());
    }
    yield* clearSession();
    // Storage may have been cleared without the cookie.
    yield* keepCookie();
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

/**
 * Another tab signed in, signed out or stored the profile. The last one wins, also over in-memory
 * values of this page.
 */
function* onOtherTab(): SagaGenerator {
  const environment = yield* getEnvironment();
  clearTokensInMemory(environment);
  clearProfileInMemory(environment);
  yield* rereadSession();
}

/** A page in the back/forward cache receives no events of other tabs. */
function* onPageRestored(): SagaGenerator {
  const environment = yield* getEnvironment();
  if (syncTokensFromStorage(environment)) clearProfileInMemory(environment);
  yield* rereadSession();
  yield* keepCookie();
}

/** Emits when another tab changes a key that concerns the session. */
function otherTabs(
  { onOtherTab: subscribe }: Environment,
  concerns: (key: string | null) => boolean,
): EventChannel<true> {
  return eventChannel((emit) => subscribe((key) => concerns(key) && emit(true)));
}

/**
 * Warns, before the user types anything, that a browser that refuses to store anything cannot keep
 * them signed in. A stored session stays, so its user is not warned.
 */
function* warnOfRefusedStorage(environment: Environment): SagaGenerator {
  const refusal = environment.localStorage.refusal();
  if (refusal === undefined || accessToken(environment) !== undefined) return;
  const phrase = refusal === 'full' ? 'session.storageFull' : 'session.storageBlocked';
  yield put(noticeShown({ tone: 'warning', topic: 'storage', message: { phrase } }));
}

/** Drafts that no account owns may be continued. */
function clearOwnedDrafts(environment: Environment): void {
  for (const key of keysClearedBy('log-out', 'sessionStorage')) {
    const draft = parseJson(environment.sessionStorage.get(key));
    if (isRecord(draft) && draft['owner']) environment.sessionStorage.remove(key);
  }
}

/**
 * Restores the stored session and checks it with the service. An answer that arrives after the
 * session ended is dropped, as the base query drops one for another session's token.
 */
function* restoreSession(environment: Environment): SagaGenerator {
  if (accessToken(environment) === undefined) {
    // A restored tab, or one that was loading, has not noticed that another one logged out.
    if (hasSignedOut(environment)) clearOwnedDrafts(environment);
    return;
  }
  yield put(sessionFound(readProfile(environment)));
  yield fork(greet);
  const { profile } = yield* race({ profile: call(fetchProfile), ended: take(sessionEnded) });
  if (!profile || profile.error) return;
  confirmToken(environment);
  saveProfile(environment, profile.data);
  yield put(profileFetched(profile.data));
}

export function* sessionSaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const tokens = otherTabs(environment, concernsTokens);
  const profile = otherTabs(environment, concernsProfile);
  yield takeEvery(tokens, onOtherTab);
  // The other tab changes all of its keys in one task.
  yield debounce(0, profile, onOtherTab);
  yield takeEvery(pageRestored, onPageRestored);
  yield takeEvery(signOutRequested, signOut);
  yield takeEvery(signedInHere, greet);
  yield takeEvery(isBearerRefused, onBearerRefused);
  yield fork(restoreSession, environment);
  yield* warnOfRefusedStorage(environment);
}
