import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { delay, race, take } from 'redux-saga/effects';
import type { Environment } from '../../../platform/environment/environment';

type Steps = Generator<unknown, void, unknown>;

/** Tells of everything that may make an answer fresh again: the page seen or hidden, the network back. */
export function pageReturns({ onVisibility, onOnline }: Environment): EventChannel<true> {
  return eventChannel((emit) => {
    const stops = [onVisibility(() => emit(true)), onOnline(() => emit(true))];
    return () => stops.forEach((stop) => stop());
  });
}

/** Waits for as long as nobody can see the page (D29). */
export function* untilSeen({ hidden }: Environment, returns: EventChannel<true>): Steps {
  while (hidden()) yield take(returns);
}

/** From an answer to the next poll (specification 9). */
const POLL_MS = 2000;

/**
 * Waits between two polls (D29): at most so long, less when the visitor or the network comes back, for as long as
 * nobody can see the page.
 * @param patience how long the service asked to be left alone, if it did; it gets all of it. ms
 */
export function* pauseBeforePoll(environment: Environment, returns: EventChannel<true>, patience: number): Steps {
  if (patience > 0) yield delay(Math.max(POLL_MS, patience));
  else yield race([delay(POLL_MS), take(returns)]);
  yield* untilSeen(environment, returns);
}
