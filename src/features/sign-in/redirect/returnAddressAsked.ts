import { acceptReturnAddress, acceptReturnValue, hrefOf } from '#lib/url/returnAddress.ts';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { Steps } from '#lib/saga/steps.ts';
import { deploymentOf } from '#shared/deployment/deploymentOf.ts';
import { environmentOf } from '#shared/browser/environmentOf.ts';

/**
 * The return address that was asked for: by the login event's `redirect`, else by the address bar; only an
 * accepted one (D2, D11).
 * @returns a path of ours or a whole address of an allowed origin
 */
export function* returnAddressAsked(asked?: unknown): Steps<AcceptedAddress | undefined> {
  const { origin, query } = (yield* environmentOf()).address();
  const origins = { self: origin, allowed: (yield* deploymentOf()).returnOrigins };
  if (typeof asked === 'string') return hrefOf(acceptReturnValue(asked, origins));
  return hrefOf(acceptReturnAddress(query, origins));
}
