import { buffers, eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { delay, put, take } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';

/**
 * After one message, further errors are hidden for this time: the first may have caused them. ms
 */
const QUIET_MS = 60_000;

function uncaughtErrors({ onUncaught }: Environment): EventChannel<true> {
  // Errors during a message are dropped.
  return eventChannel((emit) => onUncaught(() => emit(true)), buffers.none());
}

/**
 * Shows a message for an uncaught error, so that the user knows why a page stopped responding. The
 * message does not quote the error, which may contain personal data. An error of this saga ends it,
 * so that it cannot loop.
 */
export function* uncaughtErrorSaga(): SagaGenerator {
  const channel = uncaughtErrors(yield* getEnvironment());
  for (;;) {
    yield take(channel);
    yield put(
      noticeShown({ tone: 'danger', topic: 'crash', message: { phrase: 'crash.unexpected' } }),
    );
    yield delay(QUIET_MS);
  }
}
