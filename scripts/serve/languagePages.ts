import { defaultLocale, localeIds, localeOf } from '#shared/i18n/localeIds.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';

/** The address whose page is pre-rendered in every language. */
export const SIGN_IN_PATH = '/login/index';

/** The file of the sign-in page in a language; the default one is what a host without rules serves to everybody. */
export function signInPage(locale: Locale): string {
  return locale === defaultLocale ? `${SIGN_IN_PATH}.html` : `${SIGN_IN_PATH}.${locale}.html`;
}

/** The language files beside the default one, by locale. */
export const languagePages: ReadonlyMap<Locale, string> = new Map(
  localeIds.filter((id) => id !== defaultLocale).map((id) => [id, signInPage(id)]),
);

/** The query parameter and the cookies that name a language, the first that names one of ours counts (specification 1). */
export const LANGUAGE_PARAMETER = 'sxz-lang';
export const LANGUAGE_COOKIES = ['sxz_lang', 'lang'] as const;

/** Wider than any name of a locale: `localeOf` judges it. */
const NAME = '([A-Za-z_-]+)';

/** The language that a request tells. A page in another one than its visitor's draws itself anew. */
export function requestedLocale(target: string, cookie: string | undefined): Locale {
  const query = target.split('?', 2)[1] ?? '';
  const candidates = [
    new RegExp(`(?:^|&)${LANGUAGE_PARAMETER}=${NAME}(?:&|$)`).exec(query)?.[1],
    ...LANGUAGE_COOKIES.map(
      (name) => new RegExp(`(?:^|; ?)${name}=${NAME}(?:;|$)`).exec(cookie ?? '')?.[1],
    ),
  ];
  return candidates.map(localeOf).find((locale) => locale !== undefined) ?? defaultLocale;
}
