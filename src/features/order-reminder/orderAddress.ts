import { acceptWebAddress, parseAddress } from '#lib/url/webAddress.ts';
import { withLanguage } from '#shared/i18n/detectLocale.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/**
 * Where the academy orders more: a page of this origin, or a foreign one by https. `undefined` for all else, however
 * it is spelt: browsers drop tabs and line breaks, so that a path may turn out to be a foreign address.
 * @param orderUrl from the deployment configuration (D3)
 * @param locale the visitor's, for a page of this origin
 */
export function orderAddress(
  orderUrl: string | null,
  origin: string,
  locale: Locale,
): string | undefined {
  if (orderUrl === null) return undefined;
  const page = parseAddress(orderUrl, parseAddress(origin));
  if (page === undefined) return undefined;
  if (orderUrl.startsWith('/'))
    return page.origin === origin ? withLanguage(page.href, locale) : undefined;
  return acceptWebAddress(orderUrl)?.href;
}
