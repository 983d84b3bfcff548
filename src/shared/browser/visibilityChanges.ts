import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { take } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Environment } from './environment';

/** Emits when the page becomes visible or hidden. */
export function visibilityChanges({
  onVisibility,
}: Pick<Environment, 'onVisibility'>): EventChannel<true> {
  return eventChannel((emit) => onVisibility(() => emit(true)));
}

/**
 * Waits while the page is hidden.
 * @param changes emits at least when the page becomes visible
 */
export function* waitUntilVisible(
  { hidden }: Pick<Environment, 'hidden'>,
  changes: EventChannel<true>,
): SagaGenerator {
  while (hidden()) yield take(changes);
}
