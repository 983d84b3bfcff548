import type { Locale } from './localeIds';

/**
 * State of `languageSlice`. It is in this module because the first screen renders it before Redux
 * Toolkit has loaded.
 */
export interface LanguageState {
  /** The language of the page; its phrases are loaded. */
  locale: Locale;
}

export const selectLocale = ({ language }: { language: LanguageState }): Locale => language.locale;
