import { createAction } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import createSagaMiddleware, { stdChannel } from 'redux-saga';
import { api } from '../api/api';
import type { ApiExtra } from '../api/requestContext';
import { upload as browserUpload } from '../api/upload';
import type { Upload } from '../api/upload';
import { readTenantId } from '../lib/queryParameters';
import type { Deployment } from '../platform/deployment/deployment';
import type { Environment } from '../platform/environment/environment';
import type { ClientId } from '../platform/fingerprint/clientId';
import { selectLocale } from '../platform/language/languageSlice';
import { accessToken, userId } from '../platform/session/tokenStore';
import { attachTo } from './features';
import type { Feature } from './features';
import { joinRestSlices } from './restSlices';
import { rootSaga, supervised } from './rootSaga';
import { rootReducer } from './shellStore';
import type { ShellStore } from './shellStore';

joinRestSlices();

export interface RestOptions {
  environment: Environment;
  deployment: Deployment;
  /** The browser's opaque client id (D23). */
  clientId: ClientId;
  /** The network; the browser's own unless a test or story brings a scripted one. */
  fetch?: typeof fetch;
  upload?: Upload;
}

/** The rest of the app is there: new slices take their first state. */
const restStarted = createAction('app/restStarted');

/**
 * Brings a store that draws the first screen to life: the service can be asked, and every flow runs and is told what
 * the visitor has done meanwhile.
 * @returns the way to stop every flow; nothing of this store's runs afterwards
 */
export function startRest({ store, extra, late }: ShellStore, options: RestOptions): { stop(): void } {
  const { environment, deployment, clientId, fetch = globalThis.fetch, upload = browserUpload } = options;
  const channel = stdChannel<Action>();
  const sagas = createSagaMiddleware({ channel, context: { environment, deployment, clientId } });
  Object.assign(extra, {
    // Bound anew: browsers refuse to run `fetch` as a method of another object.
    fetch: (input, init) => fetch(input, init),
    upload,
    requestContext: {
      language: () => selectLocale(store.getState()),
      tenantId: () => readTenantId(environment.address().query),
      userId: () => userId(environment),
      accessToken: () => accessToken(environment),
      fingerprint: () => clientId(),
    },
  } satisfies ApiExtra);
  late.join(api.middleware, sagas);
  const early = late.takeEarly();
  store.dispatch(restStarted());
  const running = [sagas.run(rootSaga)];
  early.forEach((action) => channel.put(action));
  attachTo(store, (feature: Feature) => {
    feature.slices.forEach((slice) => rootReducer.inject(slice));
    store.dispatch(restStarted());
    running.push(...feature.sagas.map((saga) => sagas.run(supervised, saga)));
  });
  return { stop: () => running.forEach((task) => task.cancel()) };
}
