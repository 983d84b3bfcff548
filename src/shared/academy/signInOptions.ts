import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { selectLocale } from '#shared/i18n/languageSlice.ts';
import { getFreshRemoteConfig } from '#shared/remote-config/remoteConfigEndpoint.ts';
import { getAcademyConfig } from './academyEndpoints';
import { readLoginMethods } from './loginMethods';
import { readOAuth2Config } from './oauth2Config';
import type { OAuth2Config } from './oauth2Config';
import { hostFlags } from './hostFlags';
import { signInWays } from './signInWays';
import type { SignInOptions } from './signInWays';

export interface AcademyOffer {
  ways: SignInOptions;
  oauth2: OAuth2Config | undefined;
  /**
   * False when the configuration could not be loaded; the sign-in page is shown then (specification
   * 4).
   */
  configured: boolean;
}

/**
 * The academy's offer on this host, for sagas. Shares the requests of `AcademyProvider`. It does
 * not request the overseas flag, which changes neither the third-party accounts nor their pages. Do
 * not cancel it: the page waits for the same answers.
 */
export function* signInOptions(): SagaGenerator<AcademyOffer> {
  const { host, origin } = (yield* getEnvironment()).address();
  const deployment = yield* getDeployment();
  const locale = yield* select(selectLocale);
  const config = yield* request(getAcademyConfig.initiate(locale, { subscribe: false }));
  const remote = yield* request(getFreshRemoteConfig());
  const oauth2 = readOAuth2Config(config.data, { self: origin, allowed: deployment.returnOrigins });
  const ways = signInWays({
    ...hostFlags(host, { data: remote.data, failed: remote.error !== undefined }, deployment),
    methods: readLoginMethods(config.data?.pcs[0]?.loginMethod),
    oauth2: oauth2 !== undefined,
  });
  return { ways, oauth2, configured: !config.error };
}
