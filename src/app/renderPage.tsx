import { createRoot } from 'react-dom/client';
import type { Deployment } from '../platform/deployment/deployment';
import type { Environment } from '../platform/environment/environment';
import { chooseFirstLocale } from '../platform/language/chooseFirstLocale';
import { loadedRest } from './restContext';
import { Shell } from './Shell';

export interface PageToDraw {
  root: HTMLElement;
  environment: Environment;
  deployment: Deployment;
}

/** Draws the page into an empty root, once all of its code and the visitor's language are there. */
export async function renderPage({ root, environment, deployment }: PageToDraw): Promise<void> {
  const [{ restParts, startPage }, locale] = await Promise.all([import(/* webpackChunkName: "rest" */ './rest'), chooseFirstLocale(environment)]);
  const store = startPage({ environment, deployment }, locale);
  createRoot(root).render(
    <Shell store={store} environment={environment} deployment={deployment} rest={loadedRest(restParts)} />,
  );
}
