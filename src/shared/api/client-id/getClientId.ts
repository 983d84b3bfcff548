import { getContext } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { ClientId } from './clientId';

export function* getClientId(): SagaGenerator<ClientId> {
  return (yield getContext('clientId')) as ClientId;
}
