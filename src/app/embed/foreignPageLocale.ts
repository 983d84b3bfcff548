import { localeOf } from '#shared/i18n/localeIds.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';
import { LOCALE_KEY } from '#shared/storage/keys.ts';

/** The locale of ours that a page's `lang` means: the same language, whatever its region. */
export function localeOfTag(tag: string): Locale | undefined {
  return localeOf(tag.split(/[-_]/)[0]);
}

/**
 * An environment in which the language of the foreign page stands in for one that nobody chose: the visitor's own choice
 * comes first, as everywhere (specification 1), and Chinese where the page speaks none of ours.
 */
export function foreignPageLocale<
  Place extends { localStorage: { get(key: string): string | undefined } },
>(environment: Place, tag: string): Place {
  const localStorage = {
    ...environment.localStorage,
    get: (key: string) =>
      environment.localStorage.get(key) ?? (key === LOCALE_KEY ? localeOfTag(tag) : undefined),
  };
  return { ...environment, localStorage };
}
