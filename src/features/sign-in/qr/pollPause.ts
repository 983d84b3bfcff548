import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { delay, race, take } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { waitUntilVisible } from '#shared/browser/visibilityChanges.ts';

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
export function* pauseBeforePoll(
  environment: Environment,
  returns: EventChannel<true>,
  { ms, retryMs = 0 }: { ms: number; retryMs?: number },
): SagaGenerator {
  if (retryMs > 0) yield delay(Math.max(ms, retryMs));
  else yield race([delay(ms), take(returns)]);
  yield* waitUntilVisible(environment, returns);
}
