import { detectLocale } from '#shared/i18n/detectLocale.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';

/** Reads what may not be readable: storage that is blocked, text that is no JSON. */
export function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What this browser keeps under a key. */
export const kept = (key: string): string | undefined =>
  attempt(() => localStorage.getItem(key)) ?? undefined;

/** Decoded, as `cookieJar` does: the page must speak the language that the app goes on in. */
const cookie = (name: string) =>
  attempt(() => decodeURIComponent(document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1] ?? ''));

/** The language that the visitor wants, found with as little code as can be (specification 1). */
export function visitorLocale(): Locale {
  return detectLocale({
    address: () => ({ query: location.search }),
    cookies: { get: cookie },
    localStorage: { get: kept },
  });
}
