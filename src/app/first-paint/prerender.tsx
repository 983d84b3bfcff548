import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { rootReducer } from '#app/store/rootReducer.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { localeIds } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { prerenderedState } from './prerenderedState';
import { prerenderEnvironment } from './prerenderEnvironment';

/** The sign-in page of one locale: its markup and styles. */
export interface PrerenderedPage {
  /** The content of `#root`. */
  markup: string;
  /** The rules that the markup needs, as styled-components rehydrates them: `<style>` elements. */
  styles: string;
  title: string;
}

function renderSignIn(locale: Locale) {
  const environment = prerenderEnvironment(locale);
  const serverState = prerenderedState(environment.address().path, locale);
  const store = configureStore({ reducer: rootReducer, preloadedState: serverState });
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <Shell
          store={store}
          environment={environment}
          deployment={defaultDeployment}
          serverState={serverState}
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

/** Renders the sign-in page of an unknown user, in every locale. */
export async function prerenderSignIn(): Promise<ReadonlyMap<Locale, PrerenderedPage>> {
  await Promise.all(localeIds.map(loadPhrases));
  const pages = localeIds.map((locale) => {
    const t = createTranslator(locale);
    const title = t('home.documentTitle', { tenantName: t('common.platformName') });
    return [locale, { ...renderSignIn(locale), title }] as const;
  });
  return new Map(pages);
}
