import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { keepLocale } from './detectLocale';
import { selectLocale } from './languageSlice';

/**
 * Stores this page's language before the user leaves: it may come from the page's address, and the
 * next page's may have none.
 */
export function* keepPageLanguage(): SagaGenerator {
  keepLocale(yield* getEnvironment(), yield* select(selectLocale));
}
