import type { Environment } from '#shared/browser/environment.ts';
import { detectLocale } from './detectLocale';
import { defaultLocale } from './locales';
import type { Locale } from './locales';
import { loadPhrases } from './messageCatalog';

/** The language of the first paint, its phrases loaded; Chinese when the wanted ones cannot be had. Never rejects. */
export async function chooseFirstLocale(environment: Environment): Promise<Locale> {
  const wanted = detectLocale(environment);
  return loadPhrases(wanted).then(
    () => wanted,
    () => defaultLocale,
  );
}
