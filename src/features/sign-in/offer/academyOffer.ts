import { createSelector } from '@reduxjs/toolkit';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { selectLocale } from '#shared/i18n/languageSlice.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { getFreshRemoteConfig, selectRemoteConfig } from './remoteConfigEndpoint';
import {
  getAcademyConfig,
  getLoginScenario,
  getOverseas,
  selectConfigLocales,
} from '#shared/academy/academyEndpoints.ts';
import type { AcademyApiState, AcademyConfig } from '#shared/academy/academyEndpoints.ts';
import { codeChannels } from './codeChannels';
import type { CodeChannels } from './codeChannels';
import { hostFlags } from './hostFlags';
import type { HostFlags } from './hostFlags';
import { readLoginMethods } from './loginMethods';
import { readOAuth2Config } from './oauth2Config';
import type { OAuth2Config } from './oauth2Config';
import { signInOptions } from './signInOptions';
import type { SignInOptions } from './signInOptions';

/** What an academy offers on this host. */
export interface AcademyOffer {
  channels: CodeChannels;
  options: SignInOptions;
  oauth2: OAuth2Config | undefined;
  /** Whether the configuration has arrived, in any language, or has failed for good. */
  settled: boolean;
}

/** The page for which the offer is computed. */
interface OfferPage {
  locale: Locale;
  address: Pick<ReturnType<Environment['address']>, 'host' | 'origin'>;
  deployment: Pick<Deployment, 'returnOrigins' | 'shieldedDomains' | 'masterDomains'>;
}

export type OfferState = AcademyApiState & Parameters<typeof selectRemoteConfig>[0];

/** The data of a call, and nothing once it has failed. */
function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }): Data | undefined {
  return error === undefined ? data : undefined;
}

/** While the configuration loads in another language, the answer in an earlier one applies. */
function selectConfig(state: OfferState, { locale }: OfferPage): AcademyConfig | undefined {
  const own = getAcademyConfig.select(locale)(state);
  if (own.data !== undefined || own.error !== undefined) return dataOf(own);
  return selectConfigLocales(state)
    .map((each) => getAcademyConfig.select(each)(state))
    .findLast(({ data }) => data !== undefined)?.data;
}

function selectSettled(state: OfferState): boolean {
  return selectConfigLocales(state).some((each) => {
    const { data, error } = getAcademyConfig.select(each)(state);
    return data !== undefined || error !== undefined;
  });
}

const selectOverseas = getOverseas.select();
const selectScenario = getLoginScenario.select();

const selectFlags = createSelector(
  [
    (state: OfferState) => selectRemoteConfig(state).data,
    // Also during a refetch: the deployment's values stay until it completes.
    (state: OfferState) => selectRemoteConfig(state).error !== undefined,
    (state: OfferState) => selectOverseas(state).data === true,
    (_state: OfferState, { address }: OfferPage) => address.host,
    (_state: OfferState, { deployment }: OfferPage) => deployment,
  ],
  (data, hasFailed, isOverseas, host, deployment): HostFlags => {
    const flags = hostFlags(host, { data, failed: hasFailed }, deployment);
    return { ...flags, shielded: flags.shielded || isOverseas };
  },
);

const selectOAuth2 = createSelector(
  [
    selectConfig,
    (_state: OfferState, { address }: OfferPage) => address.origin,
    (_state: OfferState, { deployment }: OfferPage) => deployment.returnOrigins,
  ],
  (config, self, allowedHosts) => readOAuth2Config(config, { self, allowed: allowedHosts }),
);

function offerOf(
  loginMethod: string | undefined,
  flags: HostFlags,
  scenario: number | undefined,
  oauth2: OAuth2Config | undefined,
  isSettled: boolean,
): AcademyOffer {
  const methods = readLoginMethods(loginMethod);
  return {
    channels: codeChannels(scenario, flags.shielded),
    options: signInOptions({ ...flags, methods, oauth2: oauth2 !== undefined }),
    oauth2,
    settled: isSettled,
  };
}

/**
 * The offer according to the answers in the cache. Defaults apply until they arrive and when a call
 * fails, so that no failed configuration prevents signing in.
 */
export const selectAcademyOffer = createSelector(
  [
    (state: OfferState, place: OfferPage) => selectConfig(state, place)?.pcs[0]?.loginMethod,
    selectFlags,
    (state: OfferState) => dataOf(selectScenario(state))?.loginScenarioType,
    selectOAuth2,
    selectSettled,
  ],
  offerOf,
);

/**
 * The offer after the configuration's answer, for sagas. Shares the requests of
 * `OfferLoader`. It does not wait for the login scenario and the overseas flag, which change
 * neither the third-party accounts nor their pages. Do not cancel it: the page waits for the same
 * answers.
 */
export function* loadAcademyOffer(): SagaGenerator<AcademyOffer> {
  const address = (yield* getEnvironment()).address();
  const deployment = yield* getDeployment();
  const locale = yield* select(selectLocale);
  yield* request(getAcademyConfig.initiate(locale, { subscribe: false }));
  yield* request(getFreshRemoteConfig());
  return yield* select((state: OfferState) =>
    selectAcademyOffer(state, { locale, address, deployment }),
  );
}
