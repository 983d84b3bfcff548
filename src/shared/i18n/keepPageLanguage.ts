import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { keepLocale } from './detectLocale';
import { selectLocale } from './languageState';

/** Keeps this page's language, before the visitor leaves: the page may have it from its own address, and the next one have none. */
export function* keepPageLanguage(): SagaGenerator {
  keepLocale(yield* getEnvironment(), yield* select(selectLocale));
}
