import { acceptWebAddress, parseAddress } from '#lib/url/webAddress.ts';

/**
 * The academy's order page: on this origin, or an external https address. `undefined` for
 * everything else, in any spelling: browsers drop tabs and line breaks, so a path may turn out to
 * be an external address.
 * @param orderUrl from the deployment configuration (D3)
 */
export function orderAddress(orderUrl: string, origin: string): string | undefined {
  const page = parseAddress(orderUrl, parseAddress(origin));
  if (page === undefined) return undefined;
  if (orderUrl.startsWith('/')) return page.origin === origin ? page.href : undefined;
  return acceptWebAddress(orderUrl)?.href;
}
