import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { selectDialogAlone } from '#features/sign-in/parts/dialogSlice.ts';
import { browserEnvironment } from '#shared/browser/environment.ts';
import { patchDomForTranslators } from '#shared/errors/patchDomForTranslators.ts';
import { defaultLocale } from '#shared/i18n/localeIds.ts';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { prefetchPage } from '#app/routes/routes.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { captureInput } from './captureInput';
import type { EarlyPage } from './early/earlyPage';
import { fetchAfter, replayQueuedClicks } from './earlyVisit';
import { registerPageRules } from './pageRules';
import { prefetchWhenIdle } from './prefetchParts';
import { prerenderedState } from './prerenderedState';
import { startPage } from './startPage';
import { whenIdle } from './whenIdle';

/** The longest time that controls have no styles of later states, such as hover, after hydration. */
const RULES_TIMEOUT_MS = 500;

/**
 * Logs a hydration mismatch. Nothing is lost (`captureInput`), so the user need not see it, unlike
 * an uncaught error.
 */
// oxlint-disable-next-line no-console -- `reportError` would make it an uncaught error
const logMismatch = (error: unknown) => console.error(error);

/**
 * Hydrates a pre-rendered page, in one task: the rules of all components take effect together, and
 * no click falls between the page's own buttons and React's. Everything typed, ticked and clicked
 * before is kept.
 */
export async function hydratePage(root: HTMLElement, early: EarlyPage): Promise<void> {
  const { locale } = early;
  // Chinese is the fallback when a language's file fails to load.
  const hasPhrases = await loadPhrases(locale).then(
    () => true,
    () => false,
  );
  patchDomForTranslators(window);
  const environment = browserEnvironment(window);
  const { path } = environment.address();
  const visibleLocale = hasPhrases ? locale : defaultLocale;
  const page = startPage(environment, {
    preloaded: prerenderedState(path, visibleLocale),
    fetch: fetchAfter(early),
  });
  // Nothing shows the page behind the sign-in dialog.
  const hasPage =
    selectDialogAlone(page.store.getState()) || (await prefetchPage(path, page.store));
  // Again, because a page's own code adds its slices.
  const serverState = prerenderedState(path, visibleLocale);
  const restoreInput = captureInput(root, early);
  // Set by the early script; the dialog sets its own.
  for (const part of root.children) part.removeAttribute('inert');
  const insertRules = registerPageRules(document);
  flushSync(() => {
    const shell = <Shell {...page} serverState={serverState} />;
    // Other content than the markup is rendered from scratch.
    if (hasPhrases && hasPage) hydrateRoot(root, shell, { onRecoverableError: logMismatch });
    else createRoot(root).render(shell);
  });
  whenIdle(window, insertRules, RULES_TIMEOUT_MS);
  restoreInput();
  replayQueuedClicks(early);
  prefetchWhenIdle(window);
}
