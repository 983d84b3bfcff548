import { call, delay, fork, put, race, take, takeEvery } from 'redux-saga/effects';
import { parseJson } from '#lib/object/jsonText.ts';
import {
  remainingSeconds,
  restoreDeadline,
  startDeadline,
  storeDeadline,
} from '#lib/time/resendDeadline.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { sessionEnded } from '#shared/session/sessionSlice.ts';
import {
  clockTicked,
  countdownHidden,
  countdownShown,
  countdownStarted,
  LONGEST_LOCK_SECONDS,
  RESEND_SECONDS,
  selectDeadlines,
  waitMark,
} from './resendCountdownSlice';
import { RESEND_DEADLINES_KEY } from '#shared/storage/keys.ts';

const TICK_MS = 1000;

/** A number in any form or a mail address has one of these; `__proto__` and its like, which must not become keys of the state, have none. */
const LIKE_A_KEY = /[\d@]/;

/** As `waitMark` makes it; an older release kept the identifier itself. */
const A_MARK = /^#[\da-f]{1,4}$/;

/** Starts the wait of an identifier; called only when a code went out, or the service asked for patience (D30). */
export function* startCountdown(
  identifier: string,
  seconds: number = RESEND_SECONDS,
): SagaGenerator {
  if (!LIKE_A_KEY.test(identifier)) return;
  const { clock } = yield* getEnvironment();
  const now = clock();
  const limit = Math.min(seconds, LONGEST_LOCK_SECONDS);
  yield put(countdownStarted({ identifier, deadline: startDeadline(now, limit), limit, now }));
}

/** Writes the waits that still run, so that a reload is no way round them. */
function* keep(): SagaGenerator {
  const { sessionStorage: session, clock } = yield* getEnvironment();
  const now = clock();
  const entries = Object.entries(yield* select(selectDeadlines))
    .filter(([, { deadline, limit }]) => remainingSeconds(deadline, now, limit) > 0)
    .map(([identifier, { deadline, limit }]) => [
      waitMark(identifier),
      storeDeadline(deadline),
      limit,
    ]);
  if (entries.length === 0) session.remove(RESEND_DEADLINES_KEY);
  else session.set(RESEND_DEADLINES_KEY, JSON.stringify(entries));
}

/** Entries of any other form than `keep` writes are dropped. */
function* restore(): SagaGenerator {
  const { sessionStorage: session, clock } = yield* getEnvironment();
  const stored = parseJson(session.get(RESEND_DEADLINES_KEY));
  for (const entry of Array.isArray(stored) ? (stored as unknown[]) : []) {
    const [identifier, wall, limit] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof identifier !== 'string' || !(A_MARK.test(identifier) || LIKE_A_KEY.test(identifier)))
      continue;
    if (typeof limit !== 'number') continue;
    if (!(limit > 0 && limit <= LONGEST_LOCK_SECONDS)) continue;
    const now = clock();
    const deadline = restoreDeadline(wall, now, limit);
    if (deadline) yield put(countdownStarted({ identifier, deadline, limit, now }));
  }
}

/** Ticks each second while something waits; between waits nothing runs. */
function* tick(): SagaGenerator {
  const { clock } = yield* getEnvironment();
  for (;;) {
    const before = yield* select(selectDeadlines);
    yield put(clockTicked(clock()));
    const deadlines = yield* select(selectDeadlines);
    // Most ticks end no wait, and there is nothing new to write.
    if (deadlines !== before) yield call(keep);
    if (Object.keys(deadlines).length === 0) yield take(countdownStarted);
    else yield delay(TICK_MS);
  }
}

/** A countdown that nobody sees needs no timer: it is a deadline. */
function* tickWhileShown(): SagaGenerator {
  for (;;) {
    yield take(countdownShown);
    yield race([call(tick), take(countdownHidden)]);
  }
}

/** Takes up the waits that a reload left, keeps new ones for the tab, and ticks while one is shown. */
export function* resendCountdownSaga(): SagaGenerator {
  yield* restore();
  yield call(keep);
  yield takeEvery([countdownStarted, countdownHidden, sessionEnded], keep);
  yield fork(tickWhileShown);
}
