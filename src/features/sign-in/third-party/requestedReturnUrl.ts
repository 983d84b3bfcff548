import { acceptReturnAddress, acceptReturnValue, hrefOf } from '#lib/url/returnAddress.ts';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';

/**
 * The requested return address: from the login event's `redirect`, else from the address bar. Only
 * accepted addresses count (D11).
 * @returns a path of ours or a full address of an allowed origin
 */
export function* getRequestedReturnUrl(
  asked?: unknown,
): SagaGenerator<AcceptedAddress | undefined> {
  const { origin, query } = (yield* getEnvironment()).address();
  const origins = { self: origin, allowed: (yield* getDeployment()).returnOrigins };
  if (typeof asked === 'string') return hrefOf(acceptReturnValue(asked, origins));
  return hrefOf(acceptReturnAddress(query, origins));
}
