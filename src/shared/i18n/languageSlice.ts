import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LanguageState } from './languageState';
import { defaultLocale } from './locales';
import type { Locale } from './locales';

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
export const languageAsked = createAction<Locale>('language/languageAsked');
export const { languageShown } = languageSlice.actions;
