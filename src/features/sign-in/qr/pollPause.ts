import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { delay, race, take } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { waitUntilVisible } from '#shared/browser/visibilityChanges.ts';

/** Tells of everything that may make an answer fresh again: the page seen or hidden, the network back. */
export function pageReturns({ onVisibility, onOnline }: Environment): EventChannel<true> {
  return eventChannel((emit) => {
    const stops = [onVisibility(() => emit(true)), onOnline(() => emit(true))];
    return () => stops.forEach((stop) => stop());
  });
}

/**
 * Waits between two polls (D29): at most so long, less when the visitor or the network comes back, for as long as
 * nobody can see the page. A service that asked for patience gets all of it.
 */
export function* pauseBeforePoll(
  environment: Environment,
  returns: EventChannel<true>,
  { ms, patience = 0 }: { ms: number; patience?: number },
): SagaGenerator {
  if (patience > 0) yield delay(Math.max(ms, patience));
  else yield race([delay(ms), take(returns)]);
  yield* waitUntilVisible(environment, returns);
}
