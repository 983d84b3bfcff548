import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import type { Environment } from './environment';

/** Tells each time that the visitor comes back to this very page, which the browser had kept aside. */
export function revivals({ onRevival }: Pick<Environment, 'onRevival'>): EventChannel<true> {
  return eventChannel((emit) => onRevival(() => emit(true)));
}
