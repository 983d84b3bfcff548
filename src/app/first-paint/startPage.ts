import { takeCallbackParams } from '#features/sign-in/third-party/callbackParams.ts';
import { withReturnTrip } from '#features/sign-in/third-party/thirdPartySlice.ts';
import { deploymentOfPage } from '#shared/deployment/deploymentOfPage.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { clientIdSource } from '#shared/client-id/clientId.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';
import { appParts } from './appParts';
import type { AppParts } from './appParts';
import { makeStore } from '#app/store/store.ts';
import type { StoreOptions } from '#app/store/store.ts';

/** Inserted by the build, which builds that script first; empty in development. */
declare const VERIFICATION_CODE_INTEGRITY: string;

/**
 * The store's options in a browser. Invalid fields of the page's deployment configuration are
 * logged by name (D3).
 * @param origin of our files, for pages with another `<base>`
 */
export function storeOptions(environment: Environment, origin = ''): StoreOptions {
  const { deployment, problems } = deploymentOfPage(document);
  // oxlint-disable-next-line no-console -- shown to the person who deploys the configuration
  problems.forEach((problem) => console.error(problem));
  const script = {
    address: `${origin}/static/verification-code.js`,
    integrity: VERIFICATION_CODE_INTEGRITY,
  };
  return {
    environment,
    deployment,
    clientId: clientIdSource(window, script, environment.localStorage),
  };
}

/**
 * Starts everything for an empty page in a browser.
 * @param foreignPage whether the page is a host's, with its own address parameters
 */
export function startPage(environment: Environment, locale: Locale, foreignPage = false) {
  const options = storeOptions(environment, foreignPage ? environment.address().origin : '');
  // Before any request, so that no one else reads the parameters of a third-party sign-in.
  const returnTrip = takeCallbackParams(environment, { ...options.deployment, foreignPage });
  const { store } = makeStore({
    ...options,
    preloaded: { language: { locale }, ...withReturnTrip(returnTrip) },
  });
  const parts: AppParts = { ...appParts, environment, deployment: options.deployment };
  return { store, parts };
}
