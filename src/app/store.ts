import { combineSlices, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from '../api/api';
import type { ApiExtra } from '../api/requestContext';
import { upload as browserUpload } from '../api/upload';
import type { Upload } from '../api/upload';
import { joinApplicationSlice } from '../features/join-application/joinApplicationSlice';
import { memberImportSlice } from '../features/member-import/memberImportSlice';
import { restorationSlice } from '../features/restoration/restorationSlice';
import { assignmentSlice } from '../features/learning-assignment/assignmentSlice';
import { codeSignInSlice } from '../features/sign-in/by-code/codeSignInSlice';
import { thirdPartySlice } from '../features/sign-in/by-third-party/thirdPartySlice';
import { qrSignInSlice } from '../features/sign-in/by-qr/qrSignInSlice';
import { signInSlice } from '../features/sign-in/signInSlice';
import { readTenantId } from '../lib/queryParameters';
import { consentSlice } from '../platform/agreement/consentSlice';
import type { Deployment } from '../platform/deployment/deployment';
import type { Environment } from '../platform/environment/environment';
import { failureReportsSlice } from '../platform/failure-reports/failureReportsSlice';
import { languageSlice, selectLocale } from '../platform/language/languageSlice';
import { noticesSlice } from '../platform/notices/noticesSlice';
import { orderingSlice } from '../platform/ordering/orderingSlice';
import { resendCountdownSlice } from '../platform/resend-countdown/resendCountdownSlice';
import { selectingSlice } from '../platform/selecting/selectingSlice';
import { sessionSlice } from '../platform/session/sessionSlice';
import { accessToken, userId } from '../platform/session/tokenStore';
import { rootSaga } from './rootSaga';

const rootReducer = combineSlices(
  api,
  assignmentSlice,
  codeSignInSlice,
  consentSlice,
  failureReportsSlice,
  joinApplicationSlice,
  languageSlice,
  memberImportSlice,
  noticesSlice,
  qrSignInSlice,
  orderingSlice,
  resendCountdownSlice,
  restorationSlice,
  selectingSlice,
  sessionSlice,
  signInSlice,
  thirdPartySlice,
);

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreOptions {
  environment: Environment;
  deployment: Deployment;
  /** The browser's opaque client id (D23). */
  clientId(): Promise<string | undefined>;
  /** The network; the browser's own unless a test or story brings a scripted one. */
  fetch?: typeof fetch;
  upload?: Upload;
  /** What the store starts with; the locale's phrases must be loaded. */
  preloaded?: Partial<RootState>;
}

/** Makes the store with its sagas running; the app, tests and stories each make their own. */
export function makeStore(options: StoreOptions) {
  const { environment, deployment, clientId, fetch = globalThis.fetch, upload = browserUpload, preloaded = {} } = options;
  const sagas = createSagaMiddleware({ context: { environment, deployment, clientId } });
  const extra: ApiExtra = {
    // Bound anew: browsers refuse to run `fetch` as a method of another object.
    fetch: (input, init) => fetch(input, init),
    upload,
    requestContext: {
      language: () => selectLocale(store.getState()),
      tenantId: () => readTenantId(environment.address().query),
      userId: () => userId(environment),
      accessToken: () => accessToken(environment),
      fingerprint: clientId,
    },
  };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware, sagas),
  });
  const running = sagas.run(rootSaga);
  return {
    store,
    /** Stops every saga; nothing of this store's runs afterwards. */
    stop: () => running.cancel(),
  };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
