import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defaultLocale } from './locales';
import type { Locale } from './locales';

interface LanguageState {
  /** The language on the screen; its phrases are loaded. */
  locale: Locale;
}

const initialState: LanguageState = { locale: defaultLocale };

export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageShown: (state, { payload }: PayloadAction<Locale>) => {
      state.locale = payload;
    },
  },
  selectors: { selectLocale: (state) => state.locale },
});

/** The visitor asked for a language whose phrases may still have to be fetched. */
export const languageAsked = createAction<Locale>('language/languageAsked');
export const { languageShown } = languageSlice.actions;
export const { selectLocale } = languageSlice.selectors;
