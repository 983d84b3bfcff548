import { singleParameter } from '#lib/url/queryParameters.ts';
import { withQuery } from '#lib/url/withQuery.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { defaultLocale, localeOf } from './localeIds';
import type { Locale } from './localeIds';
import { LOCALE_KEY } from '#shared/storage/keys.ts';

/** The name of the query parameter, of the cookie (its older name is `lang`) and of the storage key. */
const PARAMETER = 'sxz-lang';
const COOKIES = ['sxz_lang', 'lang'] as const;
const ONE_YEAR_SECONDS = 31_536_000;

interface WhereLocalesAre {
  address(): { query: string };
  cookies: Pick<Environment['cookies'], 'get'>;
  localStorage: Pick<Environment['localStorage'], 'get'>;
}

/** Address bar, then cookie, then storage, then Chinese (specification 1). An unknown value is passed over (P40). */
export function detectLocale({ address, cookies, localStorage }: WhereLocalesAre): Locale {
  // None is asked before the one above it failed: the browser's first look at cookies and storage is slow, and comes
  // before the first paint.
  return (
    localeOf(singleParameter(address().query, PARAMETER))
    ?? localeOf(cookies.get(COOKIES[0]))
    ?? localeOf(cookies.get(COOKIES[1]))
    ?? localeOf(localStorage.get(LOCALE_KEY))
    ?? defaultLocale
  );
}

/** Keeps the visitor's choice everywhere that `detectLocale` looks. */
export function keepLocale(environment: Environment, locale: Locale): void {
  environment.cookies.set(COOKIES[0], locale, ONE_YEAR_SECONDS);
  environment.localStorage.set(LOCALE_KEY, locale);
  environment.replaceParameter(PARAMETER, locale);
}

/** An address of ours with the visitor's language in it, for links that open elsewhere. */
export function withLanguage(path: string, locale: Locale): string {
  return withQuery(path, `${PARAMETER}=${locale}`);
}
