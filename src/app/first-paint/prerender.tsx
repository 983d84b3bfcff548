import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Router } from 'wouter';
import { prefetchPage } from '#app/routes/routes.tsx';
import { setFeatureAttacher } from '#shared/page/attachFeature.ts';
import { rootReducer } from '#app/store/rootReducer.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { api } from '#shared/api/client/api.ts';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { localeIds } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import type { PageRule } from './pageRules';
import type { PrerenderedPage } from './prerenderedPages';
import { prerenderedState } from './prerenderedState';
import { prerenderEnvironment } from './prerenderEnvironment';

export interface RenderedPage {
  page: PrerenderedPage;
  locale: Locale;
  /** The content of `#root`. */
  markup: string;
  title: string;
}

export interface RenderedPages {
  pages: readonly RenderedPage[];
  /** The rules that the markup needs, as styled-components rehydrates them: `<style>` elements. */
  styles: string;
  /** The same rules, by component and name. */
  rules: readonly PageRule[];
}

/** Records the rules that a style sheet gets. */
function recordRules({ instance }: ServerStyleSheet): readonly PageRule[] {
  const rules: PageRule[] = [];
  const insert = instance.insertRules.bind(instance);
  instance.insertRules = (...rule) => {
    rules.push(rule);
    insert(...rule);
  };
  return rules;
}

function makePageStore(path: string, locale: Locale) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: prerenderedState(path, locale),
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  setFeatureAttacher(store, ({ slices }) => {
    slices.forEach((slice) => rootReducer.inject(slice));
    store.dispatch({ type: 'app/prerendered' });
  });
  return store;
}

/** React puts the title of a page before the markup of the component that renders it. */
const TITLE = /^<title>([^<]*)<\/title>/;

async function renderPage(
  page: PrerenderedPage,
  locale: Locale,
  sheet: ServerStyleSheet,
): Promise<RenderedPage> {
  const environment = prerenderEnvironment(page);
  const { path } = environment.address();
  const store = makePageStore(path, locale);
  await prefetchPage(path, store);
  const markup = renderToString(
    sheet.collectStyles(
      <Router ssrPath={path}>
        <Shell
          store={store}
          environment={environment}
          deployment={defaultDeployment}
          serverState={store.getState()}
        />
      </Router>,
    ),
  );
  // React leaves a part that threw for client rendering and only marks it with a comment.
  if (markup.includes('<!--$!-->'))
    throw new Error(`${page.file} (${locale}) could not be rendered`);
  const [whole = '', title = ''] = TITLE.exec(markup) ?? [];
  return { page, locale, title, markup: markup.slice(whole.length) };
}

/** Renders pages for an anonymous user about whom nothing is known, in every language. */
export async function prerender(pages: readonly PrerenderedPage[]): Promise<RenderedPages> {
  await Promise.all(localeIds.map(loadPhrases));
  const sheet = new ServerStyleSheet();
  const rules = recordRules(sheet);
  try {
    const renderedPages: RenderedPage[] = [];
    for (const page of pages)
      for (const locale of localeIds) renderedPages.push(await renderPage(page, locale, sheet));
    return { pages: renderedPages, styles: sheet.getStyleTags(), rules };
  } finally {
    sheet.seal();
  }
}
