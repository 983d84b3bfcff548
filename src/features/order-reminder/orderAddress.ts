import { acceptWebAddress, parseAddress } from '#lib/url/webAddress.ts';

/**
 * Where the academy orders more: a page of this origin, or a foreign one by https. `undefined` for all else, however
 * it is spelt: browsers drop tabs and line breaks, so that a path may turn out to be a foreign address.
 * @param orderUrl from the deployment configuration (D3)
 */
export function orderAddress(orderUrl: string, origin: string): string | undefined {
  const page = parseAddress(orderUrl, parseAddress(origin));
  if (page === undefined) return undefined;
  if (orderUrl.startsWith('/')) return page.origin === origin ? page.href : undefined;
  return acceptWebAddress(orderUrl)?.href;
}
