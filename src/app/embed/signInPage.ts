import { readOrUndefined, readLocalStorage } from '#app/first-paint/early/visitorLocale.ts';
import { readTenantId } from '#lib/url/queryParameters.ts';
import { cookieJar } from '#shared/browser/cookieJar.ts';
import { detectLocale } from '#shared/i18n/detectLocale.ts';
import { foreignPageLocale } from './foreignPageLocale';
import { documentMember } from './ownDocument';

/**
 * The sign-in page to use when the dialog cannot load: for the same academy and language, returning
 * to this page.
 * @param base an address on the academy's origin
 */
export function signInPage(base: string): string {
  const { lang } = documentMember('documentElement');
  const cookie = (name: string) => readOrUndefined(() => cookieJar(document).get(name));
  const place = {
    address: () => ({ query: location.search }),
    cookies: { get: cookie },
    localStorage: { get: readLocalStorage },
  };
  const page = new URL('/login/index', base);
  page.searchParams.set('redirect', location.href);
  page.searchParams.set('sxz-lang', detectLocale(foreignPageLocale(place, lang)));
  const tenantId = readTenantId(location.search);
  if (tenantId !== undefined) page.searchParams.set('tenant_id', tenantId);
  return page.href;
}
