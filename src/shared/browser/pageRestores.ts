import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import type { Environment } from './environment';

/** Emits each time the page is restored from the back/forward cache. */
export function pageRestores({
  onPageRestored,
}: Pick<Environment, 'onPageRestored'>): EventChannel<true> {
  return eventChannel((emit) => onPageRestored(() => emit(true)));
}
