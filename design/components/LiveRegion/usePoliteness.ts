import { createContext, use, useEffect, useState } from 'react';

export type Politeness = 'polite' | 'assertive';

/** A `delay` for content that mounts with its region; ms. */
export const AFTER_REGION_MS = 100;

/** How long the texts of a page change after another language was chosen; ms. */
const TRANSLATES_MS = 500;

/** The language of the page's texts. */
export const TextLanguage = createContext('');

/**
 * The `aria-live` of a region: `off` while its texts change into another language, because their
 * event was announced before.
 */
export function usePoliteness<P extends Politeness | undefined>(politeness: P): P | 'off' {
  const language = use(TextLanguage);
  const [spoken, setSpoken] = useState(language);
  useEffect(() => {
    if (spoken === language) return undefined;
    const timer = setTimeout(() => setSpoken(language), TRANSLATES_MS);
    return () => clearTimeout(timer);
  }, [language, spoken]);
  return spoken === language ? politeness : 'off';
}
