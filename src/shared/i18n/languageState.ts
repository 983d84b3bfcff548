import type { Locale } from './localeIds';

/** State of `languageSlice`; here, because the first screen is drawn from it before Redux Toolkit has come. */
export interface LanguageState {
  /** The language on the screen; its phrases are loaded. */
  locale: Locale;
}

/** The language on the screen. */
export const selectLocale = ({ language }: { language: LanguageState }): Locale => language.locale;
