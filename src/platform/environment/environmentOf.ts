import { getContext } from 'redux-saga/effects';
import type { Environment } from './environment';

/** The environment, for sagas. */
export function* environmentOf(): Generator<unknown, Environment, unknown> {
  return (yield getContext('environment')) as Environment;
}
