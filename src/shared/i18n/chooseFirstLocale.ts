import type { Environment } from '#shared/browser/environment.ts';
import { detectLocale } from './detectLocale';
import { defaultLocale } from './locales';
import type { Locale } from './locales';
import { loadPhrases } from './messageCatalog';

/** Loads the locale of the first paint; Chinese when its phrases fail to load. Never rejects. */
export async function chooseFirstLocale(environment: Environment): Promise<Locale> {
  const locale = detectLocale(environment);
  return loadPhrases(locale).then(
    () => locale,
    () => defaultLocale,
  );
}
