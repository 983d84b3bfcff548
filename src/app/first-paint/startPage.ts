import { takeCallback } from '#features/sign-in/third-party/callback.ts';
import { withCallback } from '#features/sign-in/third-party/thirdPartySlice.ts';
import { deploymentOfPage } from '#shared/deployment/deploymentOfPage.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { clientIdSource } from '#shared/api/client-id/clientId.ts';
import { makeStore } from '#app/store/store.ts';
import type { StoreOptions } from '#app/store/store.ts';

/** Inserted by the build, which builds that script first; empty in development. */
declare const VERIFICATION_CODE_INTEGRITY: string;

/**
 * Starts the store of a page in a browser. Invalid fields of the page's deployment configuration
 * are logged by name.
 */
export function startPage(
  environment: Environment,
  { preloaded, ...options }: Pick<StoreOptions, 'fetch' | 'preloaded'>,
) {
  const { deployment, problems } = deploymentOfPage(document);
  // oxlint-disable-next-line no-console -- shown to the person who deploys the configuration
  problems.forEach((problem) => console.error(problem));
  const script = {
    address: '/static/verification-code.js',
    integrity: VERIFICATION_CODE_INTEGRITY,
  };
  // Before any request, so that no one else reads the parameters of a third-party sign-in.
  const callback = takeCallback(environment, deployment);
  const { store } = makeStore({
    ...options,
    environment,
    deployment,
    clientId: clientIdSource(window, script, environment.localStorage),
    preloaded: { ...preloaded, ...withCallback(callback) },
  });
  return { store, environment, deployment };
}
