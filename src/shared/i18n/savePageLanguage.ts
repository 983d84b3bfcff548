import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { saveLocale } from './detectLocale';
import { selectLocale } from './languageSlice';

/**
 * Stores this page's language before the user leaves: it may come from the page's address, and the
 * next page's may have none.
 */
export function* savePageLanguage(): SagaGenerator {
  saveLocale(yield* getEnvironment(), yield* select(selectLocale));
}
