import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { PhraseKey } from '#translations/phrases.ts';
import { prerenderedState } from './hydratePage';
import { appParts } from './appParts';
import { loadedAppParts } from './appPartsContext';
import { rootReducer } from '#app/store/rootReducer.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { frameKeys } from '#shared/i18n/frameKeys.ts';
import { localeIds } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { restrictPhrases, loadPhrases, phrasesOf } from '#shared/i18n/messageCatalog.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { prerenderEnvironment } from './prerenderEnvironment';

/** The sign-in page of one locale: its markup, styles and phrases. */
export interface PrerenderedPage {
  /** The content of `#root`. */
  markup: string;
  /** The rules that the markup needs, as styled-components rehydrates them: `<style>` elements. */
  styles: string;
  title: string;
  /** The phrases of the frame. */
  framePhrases: Readonly<Record<string, string>>;
}

const Nothing = () => <></>;

function draw(locale: Locale, parts: typeof appParts) {
  const store = configureStore({ reducer: rootReducer, preloadedState: prerenderedState(locale) });
  const environment = prerenderEnvironment(locale);
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <Shell
          store={store}
          appParts={loadedAppParts({ ...parts, environment, deployment: defaultDeployment })}
          prerendered={store.getState()}
        />,
      ),
    );
    // React leaves a part that threw for client rendering and only marks it with a comment.
    if (markup.includes('<!--$!-->'))
      throw new Error(`The sign-in page (${locale}) could not be rendered`);
    return { markup, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/**
 * Renders the sign-in page of an unknown user, in every locale.
 * @throws when the frame needs a phrase that is missing in `frameKeys`
 */
export async function prerenderSignIn(): Promise<ReadonlyMap<Locale, PrerenderedPage>> {
  await Promise.all(localeIds.map(loadPhrases));
  const withoutForm = { ...appParts, SignInForm: Nothing };
  const pages = localeIds.map((locale) => {
    const t = createTranslator(locale);
    const framePhrases = Object.fromEntries(
      frameKeys.map((key: PhraseKey) => [key, phrasesOf(locale)[key]]),
    );
    const whole = draw(locale, withoutForm).markup;
    const restore = restrictPhrases(locale, framePhrases);
    const bare = draw(locale, withoutForm).markup;
    restore();
    if (bare !== whole)
      throw new Error(
        `The frame of the sign-in page (${locale}) needs a phrase that frameKeys does not name`,
      );
    const title = t('home.documentTitle', { tenantName: t('common.platformName') });
    return [locale, { ...draw(locale, appParts), title, framePhrases }] as const;
  });
  return new Map(pages);
}
