import { singleParameter } from '#lib/url/queryParameters.ts';
import { withQuery } from '#lib/url/withQuery.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { defaultLocale, localeOf } from './localeIds';
import type { Locale } from './localeIds';

/** Name of the query parameter, the cookie (formerly `lang`) and the storage key. */
const PARAMETER = 'sxz-lang';
const COOKIES = ['sxz_lang', 'lang'] as const;
const ONE_YEAR_SECONDS = 31_536_000;

interface WhereLocalesAre {
  address(): { query: string };
  cookies: Pick<Environment['cookies'], 'get'>;
  localStorage: Pick<Environment['localStorage'], 'get'>;
}

/** Address bar, then cookie, then storage, then Chinese. Unknown values are skipped (P40). */
export function detectLocale({ address, cookies, localStorage }: WhereLocalesAre): Locale {
  // Lazily, one after another: a browser's first access to cookies and storage is slow and delays
  // the first paint.
  return (
    localeOf(singleParameter(address().query, PARAMETER))
    ?? localeOf(cookies.get(COOKIES[0]))
    ?? localeOf(cookies.get(COOKIES[1]))
    ?? localeOf(localStorage.get(COOKIES[0]))
    ?? defaultLocale
  );
}

/** Stores the user's choice everywhere that `detectLocale` looks. */
export function saveLocale(environment: Environment, locale: Locale): void {
  environment.cookies.set(COOKIES[0], locale, ONE_YEAR_SECONDS);
  environment.localStorage.set(COOKIES[0], locale);
  environment.replaceParameter(PARAMETER, locale);
}

/** Adds the user's language to an address of ours, for links that open in another tab. */
export function withLanguage(path: string, locale: Locale): string {
  return withQuery(path, { [PARAMETER]: locale });
}
