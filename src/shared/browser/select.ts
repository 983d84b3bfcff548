import { select as selectEffect } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';

/** What a selector says of the store's state now, for sagas: with the selector's own type, which `select` does not tell. */
export function* select<State, Value>(selector: (state: State) => Value): SagaGenerator<Value> {
  return (yield selectEffect(selector)) as Value;
}
