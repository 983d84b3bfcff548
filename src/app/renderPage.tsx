import { createRoot } from 'react-dom/client';
import { browserEnvironment } from '../platform/environment/environment';
import { tolerateMovedNodes } from '../platform/errors/movedNodes';
import { chooseFirstLocale } from '../platform/language/chooseFirstLocale';
import { prefetchWhenIdle } from './prefetchParts';
import { loadedRest } from './restContext';
import { Shell } from './Shell';
import { startPage } from './startPage';

/** Draws the page into an empty root, once the visitor's language is there. */
export async function renderPage(root: HTMLElement): Promise<void> {
  tolerateMovedNodes(window);
  const environment = browserEnvironment(window);
  const locale = await chooseFirstLocale(environment);
  const { store, parts } = startPage(environment, locale);
  createRoot(root).render(<Shell store={store} rest={loadedRest(parts)} onShown={() => prefetchWhenIdle(window)} />);
}
