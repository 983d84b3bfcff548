import { getContext } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Environment } from './environment';

/** The environment for sagas. */
export function* getEnvironment(): SagaGenerator<Environment> {
  return (yield getContext('environment')) as Environment;
}
