import { readTenantId } from '#lib/url/queryParameters.ts';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { withQuery } from '#lib/url/withQuery.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { currentPage } from './currentPage';

/**
 * The external sign-in page of this tenant, used instead of our dialog: the configured address
 * with the encoded return address (the current page by default).
 * @returns undefined for every other tenant
 */
export function* alternateSignIn(returnTo?: AcceptedAddress): SagaGenerator<string | undefined> {
  const environment = yield* getEnvironment();
  const { alternateTenant } = yield* getDeployment();
  const { origin, query } = environment.address();
  if (alternateTenant === null || readTenantId(query) !== alternateTenant.tenantId)
    return undefined;
  const back = new URL(returnTo ?? currentPage(environment), origin).href;
  return withQuery(alternateTenant.signInUrl, { redirect: back });
}
