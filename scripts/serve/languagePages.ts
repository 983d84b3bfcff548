import { defaultLocale, localeIds, localeOf } from '#shared/i18n/localeIds.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';

/** The path whose page is pre-rendered in every language. */
export const SIGN_IN_PATH = '/login/index';

/**
 * The file of the sign-in page in a language. A host without rules serves the default one to
 * everyone.
 */
export function signInPage(locale: Locale): string {
  return locale === defaultLocale ? `${SIGN_IN_PATH}.html` : `${SIGN_IN_PATH}.${locale}.html`;
}

/** The language files besides the default one, by locale. */
export const languagePages: ReadonlyMap<Locale, string> = new Map(
  localeIds.filter((id) => id !== defaultLocale).map((id) => [id, signInPage(id)]),
);

/**
 * The query parameter and the cookies that name a language; the first with a supported one wins
 * (specification 1).
 */
export const LANGUAGE_PARAMETER = 'sxz-lang';
export const LANGUAGE_COOKIES = ['sxz_lang', 'lang'] as const;

/** Matches more than the names of locales; `localeOf` decides. */
const NAME = '([A-Za-z_-]+)';

/**
 * The language that a request names. If the user's language differs, the page renders again in that
 * language.
 */
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
