import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { delay, put, race, take } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { waitUntilVisible } from '#shared/browser/visibilityChanges.ts';
import { logUnexpected } from '#shared/errors/logUnexpected.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { getQrStatus, isExpired, retryDelayOf } from './qrEndpoints';
import {
  codeAwaitsScan,
  qrCodeScanned,
  loginCancelled,
  loginConfirmed,
  qrFailed,
  qrSessionExpired,
} from './qrSignInSlice';

/** Emits when a poll may be due: the page becomes visible or hidden, or the network returns. */
export function pageReturns({ onVisibility, onOnline }: Environment): EventChannel<true> {
  return eventChannel((emit) => {
    const stops = [onVisibility(() => emit(true)), onOnline(() => emit(true))];
    return () => stops.forEach((stop) => stop());
  });
}

/**
 * Waits between two polls (D29): at most the given time, shorter when the page becomes visible or
 * the network returns, and without limit while the page is hidden. A retry delay from the service
 * is always waited out.
 */
function* pauseBeforePoll(
  environment: Environment,
  returns: EventChannel<true>,
  { ms, retryMs = 0 }: { ms: number; retryMs?: number },
): SagaGenerator {
  if (retryMs > 0) yield delay(Math.max(ms, retryMs));
  else yield race([delay(ms), take(returns)]);
  yield* waitUntilVisible(environment, returns);
}

type Verdict = 'on' | 'over' | 'confirmed';

/** From a response to the next poll. */
const POLL_MS = 2000;

/** Number of consecutive failures that show the failure mask (D29). */
const FAILURES_ALLOWED = 3;

/** Handles a status of specification 4. Unknown ones change nothing. */
function* handleStatus(qrSession: string, status: string): SagaGenerator<Verdict> {
  switch (status) {
    case 'QRCODE_NON_SCANED':
      yield put(codeAwaitsScan(qrSession));
      return 'on';
    case 'QRCODE_SCANED':
      yield put(qrCodeScanned(qrSession));
      return 'on';
    case 'QRCODE_CANCEL_LOGIN':
      yield put(loginCancelled());
      return 'over';
    case 'QRCODE_CONFIRM_LOGIN':
      yield put(loginConfirmed(qrSession));
      return 'confirmed';
    default:
      logUnexpected('Unknown status of a QR session', status);
      return 'on';
  }
}

/**
 * Polls once.
 * @returns the verdict, or the error
 */
function* poll(qrSession: string): SagaGenerator<Verdict | ApiError> {
  const { data, error } = yield* request(
    getQrStatus.initiate(qrSession, { subscribe: false, forceRefetch: true }),
  );
  if (error && isExpired(error)) {
    yield put(qrSessionExpired(qrSession));
    return 'over';
  }
  return error ?? (yield* handleStatus(qrSession, data.qrCodeStatus));
}

/**
 * Polls a QR session until it is confirmed or over, never with two polls at once, and dispatches
 * each change. After a failure the pause doubles; the third consecutive failure ends it (D29).
 * @returns whether the user confirmed in the app
 */
export function* watchQrSession(
  qrSession: string,
  environment: Environment,
  returns: EventChannel<true>,
): SagaGenerator<boolean> {
  let failures = 0;
  let pause: { ms: number; retryMs?: number } = { ms: POLL_MS };
  for (;;) {
    yield* pauseBeforePoll(environment, returns, pause);
    const verdict = yield* poll(qrSession);
    if (verdict === 'over' || verdict === 'confirmed') return verdict === 'confirmed';
    failures = verdict === 'on' ? 0 : failures + 1;
    if (verdict === 'on') {
      pause = { ms: POLL_MS };
    } else if (failures === FAILURES_ALLOWED) {
      yield put(qrFailed(failureMessage(verdict)));
      return false;
    } else {
      pause = { ms: POLL_MS * 2 ** (failures - 1), retryMs: retryDelayOf(verdict) };
    }
  }
}
