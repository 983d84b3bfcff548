import { configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from '#shared/api/client/api.ts';
import { upload as browserUpload } from '#shared/api/client/upload.ts';
import type { Upload } from '#shared/api/client/upload.ts';
import { readTenantId } from '#lib/url/queryParameters.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import type { PlatformExtra } from '#shared/browser/platformExtra.ts';
import type { ClientId } from '#shared/api/client-id/clientId.ts';
import { selectLocale } from '#shared/i18n/languageSlice.ts';
import { accessToken, tokenOf, userId } from '#shared/session/tokenStore.ts';
import { setFeatureAttacher } from '#shared/page/attachFeature.ts';
import { withoutSecrets } from './devTools';
import { rootReducer } from './rootReducer';
import type { RootState } from './rootReducer';
import { rootSaga, supervised } from './rootSaga';

export interface StoreOptions {
  environment: Environment;
  deployment: Deployment;
  /** The browser's opaque client id (D23). */
  clientId: ClientId;
  /** The network; the browser's own unless a test or story passes a scripted one. */
  fetch?: typeof fetch;
  upload?: Upload;
  /** Initial state; the locale's phrases must be loaded. */
  preloaded?: Partial<RootState>;
}

/** A feature has joined: its slices take their initial state. */
const featureJoined = createAction('app/featureJoined');

/**
 * Creates a store with every flow running. A page has one; tests and stories create one each.
 * @returns the store, and a function that stops every flow; nothing of this store runs afterwards
 */
export function makeStore({ environment, deployment, clientId, ...options }: StoreOptions) {
  const { fetch = globalThis.fetch, upload = browserUpload, preloaded } = options;
  const sagas = createSagaMiddleware({ context: { environment, deployment, clientId } });
  const extra: PlatformExtra = {
    environment,
    // A wrapper, because browsers refuse to call `fetch` as a method of another object.
    fetch: (input, init) => fetch(input, init),
    upload,
    requestContext: {
      language: () => selectLocale(store.getState()),
      tenantId: () => readTenantId(environment.address().query),
      userId: () => userId(environment),
      accessToken: (session) =>
        session === undefined ? accessToken(environment) : tokenOf(environment, session),
      clientId,
    },
  };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded as RootState,
    devTools: process.env.NODE_ENV === 'development' && {
      actionSanitizer: withoutSecrets,
      stateSanitizer: withoutSecrets,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(api.middleware, sagas),
  });
  const running = [sagas.run(rootSaga)];
  setFeatureAttacher(store, (feature) => {
    feature.slices.forEach((slice) => rootReducer.inject(slice));
    store.dispatch(featureJoined());
    running.push(...feature.sagas.map((saga) => sagas.run(supervised, saga)));
  });
  return { store, stop: () => running.forEach((task) => task.cancel()) };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
