import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { selectDialogAlone } from '#features/sign-in/parts/dialogSlice.ts';
import { browserEnvironment } from '#shared/browser/environment.ts';
import { patchDomForTranslators } from '#shared/errors/patchDomForTranslators.ts';
import { chooseFirstLocale } from '#shared/i18n/chooseFirstLocale.ts';
import { prefetchPage } from '#app/routes/routes.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { prefetchWhenIdle } from './prefetchParts';
import { startPage } from './startPage';

/**
 * Renders the page in place of what the root contains, once its code and the user's language have
 * loaded. After signing in, the browser shows the end of the movement until then.
 */
export async function renderPage(root: HTMLElement): Promise<void> {
  patchDomForTranslators(window);
  const environment = browserEnvironment(window);
  const locale = await chooseFirstLocale(environment);
  const page = startPage(environment, { preloaded: { language: { locale } } });
  if (!selectDialogAlone(page.store.getState()))
    await prefetchPage(environment.address().path, page.store);
  flushSync(() => createRoot(root).render(<Shell {...page} />));
  prefetchWhenIdle(window);
}
