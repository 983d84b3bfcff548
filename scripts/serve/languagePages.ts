import { notFoundPage, pathPattern, prerenderedPages } from '#app/first-paint/prerenderedPages.ts';
import type { PrerenderedPage } from '#app/first-paint/prerenderedPages.ts';
import { defaultLocale, localeIds, localeOf } from '#shared/i18n/localeIds.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';

/** What the name of a page's file has before `.html`: nothing for the default language. */
export const languageSuffix = (locale: Locale): string =>
  locale === defaultLocale ? '' : `.${locale}`;

/**
 * The file of a page in a language. A host that cannot choose serves the default one to everyone.
 */
export const pageFile = ({ file }: PrerenderedPage, locale: Locale): string =>
  `${file}${languageSuffix(locale)}.html`;

/** The files of all pages in all languages. */
export const pageFiles: readonly string[] = prerenderedPages.flatMap((page) =>
  localeIds.map((locale) => pageFile(page, locale)),
);

/**
 * The page that answers a request; the not-found page for unknown paths.
 * @param path as `normalPath` returns it
 * @param target the request target, with the query
 */
export function requestedPage(path: string, target: string): PrerenderedPage {
  const query = target.split('?', 2)[1] ?? '';
  const isRequested = ({ path: own, parameter }: PrerenderedPage) =>
    own !== undefined
    && new RegExp(pathPattern(own), 'i').test(path)
    && (parameter === undefined
      || new RegExp(`(?:^|&)${parameter[0]}=([^&]*)`, 'i').exec(query)?.[1] === parameter[1]);
  return prerenderedPages.find(isRequested) ?? notFoundPage;
}

/**
 * The query parameter and the cookies that name a language; the first with a supported one wins.
 */
const LANGUAGE_PARAMETER = 'sxz-lang';
const LANGUAGE_COOKIES = ['sxz_lang', 'lang'] as const;

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
