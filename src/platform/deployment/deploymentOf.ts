import { getContext } from 'redux-saga/effects';
import type { Steps } from '../../lib/steps';
import type { Deployment } from './deployment';

/** The deployment configuration, for sagas. */
export function* deploymentOf(): Steps<Deployment> {
  return (yield getContext('deployment')) as Deployment;
}
