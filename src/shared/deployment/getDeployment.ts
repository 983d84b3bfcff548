import { getContext } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Deployment } from './deployment';

/** The deployment configuration, for sagas. */
export function* getDeployment(): SagaGenerator<Deployment> {
  return (yield getContext('deployment')) as Deployment;
}
