import { select as selectEffect } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';

/** A typed `select` for sagas: the value has the selector's type. */
export function* select<State, Value>(selector: (state: State) => Value): SagaGenerator<Value> {
  return (yield selectEffect(selector)) as Value;
}
