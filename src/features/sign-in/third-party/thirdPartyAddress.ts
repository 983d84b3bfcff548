import { singleParameter } from '#lib/url/queryParameters.ts';
import { withQuery } from '#lib/url/withQuery.ts';
import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import { namesHost } from '#shared/deployment/hosts.ts';
import type { Locale } from '#shared/i18n/locales.ts';

interface Departure {
  locale: Locale;
  /** Our host, with its port. */
  host: string;
  targetUrl: string;
}

type Direct = Exclude<ThirdPartyWay, 'enterprise'>;

function startOf(way: Direct, { providerSignInUrl, vendor }: Deployment): string {
  if (way === 'provider') return providerSignInUrl;
  return `/api/auth/open/third/${way === 'portal' ? 'uniportal' : vendor.slug}/authorization_code`;
}

/**
 * The sign-in URL of portal, vendor and provider accounts. `loginChannel` is added on its two hosts
 * only.
 */
export function thirdPartyAddress(
  way: Direct,
  { locale, host, targetUrl }: Departure,
  deployment: Deployment,
): string {
  const { hosts, value } = deployment.loginChannel;
  return withQuery(startOf(way, deployment), {
    'sxz-lang': locale,
    targetUrl,
    ...(namesHost(hosts, host) ? { loginChannel: value } : {}),
  });
}

/** Our page that redirects to the enterprise account (D9), with the current page's context. */
export function enterprisePage(locale: Locale, page: string): string {
  const [, given = ''] = page.split('?');
  const kept = ['tenant_id', 'redirect'].map((name) => [name, singleParameter(given, name)]);
  return withQuery('/login/index', {
    'sxz-lang': locale,
    loginMode: '3',
    ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
  });
}
