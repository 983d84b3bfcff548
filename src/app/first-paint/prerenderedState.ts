import { prerenderedDialog } from '#features/sign-in/parts/dialogSlice.ts';
import { isSignInPath } from '#lib/url/signInPath.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';
import { rootReducer } from '#app/store/rootReducer.ts';
import type { RootState } from '#app/store/rootReducer.ts';

/**
 * The state that a page is rendered from at build time, and hydrated from: the sign-in dialog is
 * open on its own page, and nothing is loaded.
 */
export const prerenderedState = (path: string, locale: Locale): RootState =>
  rootReducer(
    {
      language: { locale },
      ...(isSignInPath(path) ? { signIn: prerenderedDialog } : {}),
    },
    { type: 'app/prerendered' },
  );
