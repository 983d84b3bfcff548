import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import type { Environment } from './environment';

/** Tells each time that the visitor comes back to this very page, which the browser had kept aside. */
export function pageRestores({
  onPageRestored,
}: Pick<Environment, 'onPageRestored'>): EventChannel<true> {
  return eventChannel((emit) => onPageRestored(() => emit(true)));
}
