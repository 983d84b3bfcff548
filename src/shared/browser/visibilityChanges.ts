import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { take } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Environment } from './environment';

/** The moments at which the page came into sight or left it. */
export function visibilityChanges({
  onVisibility,
}: Pick<Environment, 'onVisibility'>): EventChannel<true> {
  return eventChannel((emit) => onVisibility(() => emit(true)));
}

/** Waits for as long as nobody can see the page. @param changes tell, among others, when it came into sight */
export function* waitUntilVisible(
  { hidden }: Pick<Environment, 'hidden'>,
  changes: EventChannel<true>,
): SagaGenerator {
  while (hidden()) yield take(changes);
}
