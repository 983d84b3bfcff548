import { localeOf } from '#shared/i18n/localeIds.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';
import { LOCALE_KEY } from '#shared/storage/keys.ts';

/** Our locale for a page's `lang`: the same language, in any region. */
export function localeOfTag(tag: string): Locale | undefined {
  return localeOf(tag.split(/[-_]/)[0]);
}

/**
 * An environment that uses the host page's language as default. The user's own choice comes first,
 * as everywhere (specification 1), and Chinese is the fallback.
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
