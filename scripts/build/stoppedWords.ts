import { everyPhrase } from '#scripts/check/translations/everyPhrase.ts';

/** What `src/app/first-paint/showLoadError.ts` says, from the translations: two phrases of each language, and not twelve files. */
export const stoppedWords = Object.fromEntries(
  Object.entries(everyPhrase).map(([locale, phrases]) => [
    locale,
    [phrases['crash.notLoadedText'], phrases['common.refreshPage']],
  ]),
);
