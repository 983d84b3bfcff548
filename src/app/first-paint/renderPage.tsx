import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { browserEnvironment } from '#shared/browser/environment.ts';
import { patchDomForTranslators } from '#shared/errors/patchDomForTranslators.ts';
import { chooseFirstLocale } from '#shared/i18n/chooseFirstLocale.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { prefetchWhenIdle } from './prefetchParts';
import { startPage } from './startPage';

/** Renders the page in place of what the root contains, once the user's language has loaded. */
export async function renderPage(root: HTMLElement): Promise<void> {
  patchDomForTranslators(window);
  const environment = browserEnvironment(window);
  const locale = await chooseFirstLocale(environment);
  const page = startPage(environment, { preloaded: { language: { locale } } });
  flushSync(() => createRoot(root).render(<Shell {...page} />));
  prefetchWhenIdle(window);
}
