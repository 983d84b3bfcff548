import { select } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';

/** What a selector says of the store's state now, for sagas: with the selector's own type, which `select` does not tell. */
export function* selected<State, Value>(selector: (state: State) => Value): Steps<Value> {
  return (yield select(selector)) as Value;
}
