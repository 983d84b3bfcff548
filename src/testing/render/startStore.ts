import { makeStore } from '#app/store/store.ts';
import { signInCode } from '#features/sign-in/code/codeSignInSlice.ts';
import { takeCallback } from '#features/sign-in/third-party/callback.ts';
import { withCallback } from '#features/sign-in/third-party/thirdPartySlice.ts';
import { prerenderedDialog } from '#features/sign-in/parts/dialogSlice.ts';
import { consentMarked } from '#features/sign-in/parts/consent/consent.ts';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { ClientId } from '#shared/api/client-id/clientId.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { ScriptedService } from '../network/scriptedFetch';
import { testEnvironment } from './testEnvironment';
import type { TestEnvironment } from './testEnvironment';

export interface StartOptions {
  environment?: TestEnvironment;
  service?: ScriptedService;
  /** Its phrases must be loaded if something renders. */
  locale?: Locale;
  deployment?: Partial<Deployment>;
  clientId?: ClientId;
  /** Whether the page's markup already contains the dialog. */
  prerendered?: boolean;
}

/** Most tests read English. */
export const DEFAULT_TEST_LOCALE: Locale = 'en_US';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

export const PHONE: Identifier = { channel: 'phone', value: '13800000001' };

/** The real store with its sagas, without a page; they stop when the test ends. */
export function startStore(options: StartOptions = {}) {
  const {
    environment = testEnvironment(),
    service = new ScriptedService(),
    locale = DEFAULT_TEST_LOCALE,
  } = options;
  const deployment = { ...defaultDeployment, ...options.deployment };
  const { store, stop } = makeStore({
    environment,
    deployment,
    clientId: options.clientId ?? (async () => 'client-id-1'),
    fetch: service.fetch,
    upload: service.upload,
    preloaded: {
      language: { locale },
      ...withCallback(takeCallback(environment, deployment)),
      ...(options.prerendered ? { signIn: prerenderedDialog } : {}),
    },
  });
  stops.push(stop);
  return {
    store,
    environment,
    deployment,
    service,
    stop,
    /** Requests a code with consent, as the form does. */
    getCode: (identifier: Identifier = PHONE) => {
      store.dispatch(consentMarked(true));
      store.dispatch(signInCode.codeRequested(identifier));
    },
    /** Signs in with a code and consent, as the form does. */
    signIn: (identifier: Identifier = PHONE) => {
      store.dispatch(consentMarked(true));
      store.dispatch(signInCode.codeSubmitted({ identifier, code: '123456' }));
    },
  };
}
