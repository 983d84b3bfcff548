import { detectLocale } from '#shared/i18n/detectLocale.ts';
import type { LocalKey } from '#shared/storage/storedValues.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';

/** Returns undefined when reading throws: blocked storage, invalid JSON. */
export function readOrUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

export const readLocalStorage = (key: LocalKey): string | undefined =>
  readOrUndefined(() => localStorage.getItem(key)) ?? undefined;

/** Decoded as in `cookieJar`, so that page and app choose the same language. */
const cookie = (name: string) =>
  readOrUndefined(() =>
    decodeURIComponent(document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1] ?? ''),
  );

/** The user's language, detected with minimal code. */
export function visitorLocale(): Locale {
  return detectLocale({
    address: () => ({ query: location.search }),
    cookies: { get: cookie },
    localStorage: { get: readLocalStorage },
  });
}
