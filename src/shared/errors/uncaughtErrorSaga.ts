import { buffers, eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { call, delay, put, take } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';

/** Whoever was told of one error hears nothing of the next ones, which it may have caused. ms */
const QUIET_MS = 60_000;

function uncaughtErrors({ onUncaught }: Environment): EventChannel<true> {
  // Errors that come while one is being told are the same news.
  return eventChannel((emit) => onUncaught(() => emit(true)), buffers.none());
}

/**
 * Tells the visitor of an error that nobody caught, so that a page that stopped responding is no riddle. Says nothing
 * of the error itself, which may name the visitor; an error of its own ends it, so that it cannot go round in circles.
 */
export function* uncaughtErrorSaga(): SagaGenerator {
  const channel = (yield call(uncaughtErrors, yield* getEnvironment())) as EventChannel<true>;
  for (;;) {
    yield take(channel);
    yield put(
      noticeShown({ tone: 'danger', topic: 'crash', message: { phrase: 'crash.unexpected' } }),
    );
    yield delay(QUIET_MS);
  }
}
