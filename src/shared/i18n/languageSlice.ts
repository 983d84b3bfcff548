import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defaultLocale } from './localeIds';
import type { Locale } from './localeIds';

interface LanguageState {
  /** The language of the page; its phrases are loaded. */
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
});

/** The user chose a language whose phrases may not be loaded yet. */
export const languageRequested = createAction<Locale>('language/languageRequested');
export const { languageShown } = languageSlice.actions;

export const selectLocale = ({ language }: { language: LanguageState }): Locale => language.locale;
