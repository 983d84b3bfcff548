import { singleParameter } from '#lib/url/queryParameters.ts';
import type { OAuth2Config } from '../offer/oauth2Config';
import { withQuery } from '#lib/url/withQuery.ts';
import type { ThirdPartyWay } from '../offer/signInOptions';
import type { Environment } from '#shared/browser/environment.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import { namesHost } from '#shared/deployment/hosts.ts';
import type { Locale } from '#shared/i18n/locales.ts';

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
  { locale, host, targetUrl }: { locale: Locale; host: string; targetUrl: string },
  deployment: Deployment,
): string {
  const { hosts, value } = deployment.loginChannel;
  return withQuery(startOf(way, deployment), {
    'sxz-lang': locale,
    targetUrl,
    ...(namesHost(hosts, host) ? { loginChannel: value } : {}),
  });
}

/** The value of `loginMode` that requests the enterprise account. */
const ENTERPRISE = '3';

/** Whether the address requests an immediate redirect to the enterprise account (D9). */
export function asksForEnterprise({ address }: Pick<Environment, 'address'>): boolean {
  return singleParameter(address().query, 'loginMode') === ENTERPRISE;
}

/** Our page that redirects to the enterprise account (D9), with the current page's context. */
export function enterprisePage(locale: Locale, page: string): string {
  const [, query = ''] = page.split('?');
  const parameters = ['tenant_id', 'redirect'].map((name) => [name, singleParameter(query, name)]);
  return withQuery('/login/index', {
    'sxz-lang': locale,
    loginMode: ENTERPRISE,
    ...Object.fromEntries(parameters.filter(([, value]) => value !== undefined)),
  });
}

/** Twice what D9 requires of a state. */
const RANDOM_BYTES = 32;

/** A text that no one can guess: 43 characters of A–Z, a–z, 0–9, `-` and `_`. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The OAuth2 authorize URL (D9). Our parameters replace those of the same name in the configured
 * address.
 * @param state undefined when the deployment turns it off
 */
export function authorizeAddress(config: OAuth2Config, state: string | undefined): string {
  const url = new URL(config.authorizeServiceUrl);
  url.hash = '';
  const ours: Readonly<Record<string, string | undefined>> = {
    response_type: 'code',
    scope: 'base.profile',
    client_id: config.clientId,
    redirect_uri: config.redirectUrl,
    state,
  };
  for (const [name, value] of Object.entries(ours)) {
    url.searchParams.delete(name);
    if (value !== undefined) url.searchParams.append(name, value);
  }
  return url.href;
}

/** The name of an account that the session records (specification 3, `lastestLoginType`). */
export function loginTypeOf(way: ThirdPartyWay, vendorSlug: string): string {
  const types = {
    enterprise: 'enterpirseOauth2',
    portal: 'uniportal',
    provider: 'provider',
    vendor: vendorSlug,
  };
  return types[way];
}
