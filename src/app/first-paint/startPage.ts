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

/** Put in by the build, which makes that script first; empty in development. */
declare const VERIFICATION_CODE_INTEGRITY: string;

/**
 * What a store needs in a browser; wrong fields of the page's deployment configuration are reported by name (D3).
 * @param origin of our files, for pages that may have a `<base>` of another one
 */
export function storeOptions(environment: Environment, origin = ''): StoreOptions {
  const { deployment, problems } = deploymentOfPage(document);
  // oxlint-disable-next-line no-console -- where whoever put the configuration there looks for it
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
 * Starts everything for a page of the browser that is still empty.
 * @param foreignPage whether the page is not ours, and its address its own
 */
export function startPage(environment: Environment, locale: Locale, foreignPage = false) {
  const options = storeOptions(environment, foreignPage ? environment.address().origin : '');
  // Before any request: what a foreign sign-in page left in the address is for nobody else.
  const returnTrip = takeCallbackParams(environment, { ...options.deployment, foreignPage });
  const { store } = makeStore({
    ...options,
    preloaded: { language: { locale }, ...withReturnTrip(returnTrip) },
  });
  const parts: AppParts = { ...appParts, environment, deployment: options.deployment };
  return { store, parts };
}
