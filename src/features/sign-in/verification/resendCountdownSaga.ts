import { call, delay, fork, put, race, take, takeEvery } from 'redux-saga/effects';
import {
  remainingSeconds,
  restoreDeadline,
  startDeadline,
  storeDeadline,
} from '#lib/time/resendDeadline.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { MAX_RETRY_SECONDS } from '#shared/api/client/readAnswer.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { sessionEnded } from '#shared/session/sessionSlice.ts';
import {
  clockTicked,
  codeButtonUnmounted,
  codeButtonMounted,
  countdownStarted,
  RESEND_SECONDS,
  selectDeadlines,
  hashedKey,
} from './resendCountdownSlice';
import { clear, read, save } from '#shared/storage/storedValues.ts';

const TICK_MS = 1000;

/**
 * Every number or e-mail address contains a digit or an at sign. Names such as `__proto__`, which
 * must not become keys of the state, contain neither.
 */
const IDENTIFIER_SIGN = /[\d@]/;

/** The format of `hashedKey`; an older release stored the identifier itself. */
const HASHED_KEY = /^#[\da-f]{1,4}$/;

/**
 * Starts a countdown. Call it only after a code was sent or the service asked to wait (D30).
 * @param identifier or its `restorationKey`
 */
export function* startCountdown(
  identifier: string,
  seconds: number = RESEND_SECONDS,
): SagaGenerator {
  if (!IDENTIFIER_SIGN.test(identifier)) return;
  const { clock } = yield* getEnvironment();
  const now = clock();
  const limit = Math.min(seconds, MAX_RETRY_SECONDS);
  yield put(countdownStarted({ identifier, deadline: startDeadline(now, limit), limit, now }));
}

/** Stores the running countdowns, so that a reload does not bypass them. */
function* storeCountdowns(): SagaGenerator {
  const environment = yield* getEnvironment();
  const now = environment.clock();
  const entries = Object.entries(yield* select(selectDeadlines))
    .filter(([, { deadline, limit }]) => remainingSeconds(deadline, now, limit) > 0)
    .map(([identifier, { deadline, limit }]) => [
      hashedKey(identifier),
      storeDeadline(deadline),
      limit,
    ]);
  if (entries.length === 0) clear(environment, 'resend_deadlines');
  else save(environment, 'resend_deadlines', entries);
}

/** Drops entries that `storeCountdowns` cannot have written. */
function* restore(): SagaGenerator {
  const environment = yield* getEnvironment();
  const value = read(environment, 'resend_deadlines');
  for (const entry of Array.isArray(value) ? (value as unknown[]) : []) {
    const [identifier, wall, limit] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (
      typeof identifier !== 'string'
      || !(HASHED_KEY.test(identifier) || IDENTIFIER_SIGN.test(identifier))
    )
      continue;
    if (typeof limit !== 'number') continue;
    if (!(limit > 0 && limit <= MAX_RETRY_SECONDS)) continue;
    const now = environment.clock();
    const deadline = restoreDeadline(wall, now, limit);
    if (deadline) yield put(countdownStarted({ identifier, deadline, limit, now }));
  }
}

/** Ticks each second while a countdown runs; otherwise no timer runs. */
function* tick(): SagaGenerator {
  const { clock } = yield* getEnvironment();
  for (;;) {
    const before = yield* select(selectDeadlines);
    yield put(clockTicked(clock()));
    const deadlines = yield* select(selectDeadlines);
    // Most ticks end no countdown, so there is nothing to write.
    if (deadlines !== before) yield call(storeCountdowns);
    if (Object.keys(deadlines).length === 0) yield take(countdownStarted);
    else yield delay(TICK_MS);
  }
}

/** Ticks only while a countdown is visible; otherwise the deadline is enough. */
function* tickWhileShown(): SagaGenerator {
  for (;;) {
    yield take(codeButtonMounted);
    yield race([call(tick), take(codeButtonUnmounted)]);
  }
}

/** Restores the countdowns after a reload, stores new ones, and ticks while one is visible. */
export function* resendCountdownSaga(): SagaGenerator {
  yield* restore();
  yield call(storeCountdowns);
  yield takeEvery([countdownStarted, codeButtonUnmounted, sessionEnded], storeCountdowns);
  yield fork(tickWhileShown);
}
