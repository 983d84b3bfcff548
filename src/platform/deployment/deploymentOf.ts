import { getContext } from 'redux-saga/effects';
import type { Deployment } from './deployment';

/** The deployment configuration, for sagas. */
export function* deploymentOf(): Generator<unknown, Deployment, unknown> {
  return (yield getContext('deployment')) as Deployment;
}
