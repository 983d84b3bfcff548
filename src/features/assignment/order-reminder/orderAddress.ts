import { acceptWebAddress, parseAddress } from '#lib/url/webAddress.ts';
import { withLanguage } from '#shared/i18n/detectLocale.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/**
 * The academy's order page: on this origin, or an external https address. `undefined` for
 * everything else, in any spelling: browsers drop tabs and line breaks, so a path may turn out to
 * be an external address.
 * @param orderUrl from the deployment configuration
 * @param locale the user's, for a page of this origin
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
