import { getContext } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import type { Deployment } from './deployment';

/** The deployment configuration, for sagas. */
export function* deploymentOf(): Steps<Deployment> {
  return (yield getContext('deployment')) as Deployment;
}
