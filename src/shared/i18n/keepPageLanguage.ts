import type { Steps } from '#lib/saga/steps.ts';
import { environmentOf } from '#shared/browser/environmentOf.ts';
import { selected } from '#shared/browser/selected.ts';
import { keepLocale } from './detectLocale';
import { selectLocale } from './languageState';

/** Keeps this page's language, before the visitor leaves: the page may have it from its own address, and the next one have none. */
export function* keepPageLanguage(): Steps {
  keepLocale(yield* environmentOf(), yield* selected(selectLocale));
}
