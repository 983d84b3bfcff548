import { getContext } from 'redux-saga/effects';
import type { Steps } from '../../lib/steps';
import type { Environment } from './environment';

/** The environment, for sagas. */
export function* environmentOf(): Steps<Environment> {
  return (yield getContext('environment')) as Environment;
}
