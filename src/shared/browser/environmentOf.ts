import { getContext } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import type { Environment } from './environment';

/** The environment, for sagas. */
export function* environmentOf(): Steps<Environment> {
  return (yield getContext('environment')) as Environment;
}
