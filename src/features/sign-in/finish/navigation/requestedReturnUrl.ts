import { MAX_ADDRESS_LENGTH } from '#lib/url/webAddress.ts';
import { acceptReturnAddress, acceptReturnValue, hrefOf } from '#lib/url/returnAddress.ts';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';

/** Parameters for the sign-in page only; they must not apply again on return. */
const SPENT = ['loginMode'];

/**
 * The current page as a path with its query, used as return address. Parameters that would make it
 * too long are dropped: first the return address (long when not Latin), last the academy.
 */
export function currentPage({ address }: Pick<Environment, 'address'>): string {
  const { origin, path: pagePath, query } = address();
  // A path with two leading slashes would be a host.
  const path = pagePath.replace(/^\/+/, '/');
  const parameters = [...new URLSearchParams(query)].filter(([name]) => !SPENT.includes(name));
  const pageWith = (isKept: (name: string) => boolean) => {
    const text = new URLSearchParams(parameters.filter(([name]) => isKept(name))).toString();
    return text === '' ? path : `${path}?${text}`;
  };
  const pages = [
    pageWith(() => true),
    pageWith((name) => name !== 'redirect'),
    pageWith((name) => name === 'tenant_id'),
  ];
  return pages.find((page) => origin.length + page.length <= MAX_ADDRESS_LENGTH) ?? path;
}

/**
 * The requested return address: from the login event's `redirect`, else from the address bar. Only
 * accepted addresses count (D11).
 * @returns a path of ours or a full address of an allowed origin
 */
export function* getRequestedReturnUrl(
  request?: unknown,
): SagaGenerator<AcceptedAddress | undefined> {
  const { origin, query } = (yield* getEnvironment()).address();
  const origins = { self: origin, allowed: (yield* getDeployment()).returnOrigins };
  if (typeof request === 'string') return hrefOf(acceptReturnValue(request, origins));
  return hrefOf(acceptReturnAddress(query, origins));
}
