import { everyPhrase } from '#scripts/check/translations/everyPhrase.ts';

/**
 * The texts of `src/app/first-paint/showLoadError.ts`, taken from the translations: two phrases of
 * each language instead of twelve files.
 */
export const loadErrorTexts = Object.fromEntries(
  Object.entries(everyPhrase).map(([locale, phrases]) => [
    locale,
    [phrases['crash.notLoadedText'], phrases['common.refreshPage']],
  ]),
);
