import { createRoot } from 'react-dom/client';
import type { Environment } from '../platform/environment/environment';
import { chooseFirstLocale } from '../platform/language/chooseFirstLocale';
import { loadedRest } from './restContext';
import { Shell } from './Shell';

export interface PageToDraw {
  root: HTMLElement;
  environment: Environment;
}

/** Draws the page into an empty root, once all of its code and the visitor's language are there. */
export async function renderPage({ root, environment }: PageToDraw): Promise<void> {
  const rest = import(/* webpackChunkName: "rest" */ './rest');
  const [{ startPage }, locale] = await Promise.all([rest, chooseFirstLocale(environment)]);
  const { store, parts } = startPage(environment, locale);
  createRoot(root).render(<Shell store={store} environment={environment} rest={loadedRest(parts)} />);
}
