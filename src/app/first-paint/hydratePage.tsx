import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { EarlyPage } from './early/earlyPage';
import { prerenderedDialog } from '#features/sign-in/dialog/dialogState.ts';
import { forgetPhrases, keepFirstPhrases, loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { defaultLocale } from '#shared/i18n/localeIds.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';
import type { Phrases } from '#translations/phrases.ts';
import { captureInput } from './captureInput';
import { fetchAfter, replayQueuedClicks, dropHandledClicks } from './earlyVisit';
import type { PagePart } from './earlyVisit';
import { makeFrameStore } from '#app/store/frameStore.ts';
import type { FrameState } from '#app/store/frameStore.ts';
import { deferStyles } from './deferStyles';
import { classesIn } from '#app/shell/PageStyle.tsx';
import { pendingAppParts } from './appPartsContext';
import type { loadAppChunk } from './appChunk';
import { Shell } from '#app/shell/Shell.tsx';

/** The state of the pre-rendered page: the sign-in dialog is open, and nothing is loaded. */
export const prerenderedState = (locale: Locale): FrameState => ({
  language: { locale },
  signIn: prerenderedDialog,
});

/** Yields to user input before the next piece of work. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Logs a hydration mismatch. Nothing is lost (`restoreInputAfterRemount`), so the user need not see
 * it, unlike an uncaught error.
 */
// oxlint-disable-next-line no-console -- `reportError` would make it an uncaught error
const logMismatch = (error: unknown) => console.error(error);

/**
 * Hydrates the pre-rendered sign-in page: first the dialog's frame, then, once its code has
 * arrived, the form and the rest. Everything typed, ticked and clicked before is kept.
 */
export async function hydratePage(
  root: HTMLElement,
  early: EarlyPage,
  comes: ReturnType<typeof loadAppChunk>,
): Promise<void> {
  const { locale, phrases } = early;
  keepFirstPhrases(locale, phrases as Partial<Phrases>);
  const drawnFrom = prerenderedState(locale);
  const frame = makeFrameStore(drawnFrom);
  let afterwards: () => void = () => undefined;
  const restoreInputAfterRemount = captureInput(root, early);
  const takeOver = (part: PagePart) => {
    restoreInputAfterRemount(part);
    replayQueuedClicks(early, part);
  };
  const appPartsSource = pendingAppParts(() => {
    takeOver('form');
    stopTakingBack();
    afterwards();
  });
  for (const part of root.children) part.removeAttribute('inert');
  const stopTakingBack = dropHandledClicks(early);
  // Markup in a language whose phrases failed to load is replaced on purpose.
  let hasPhrases = true;
  const releaseStyles = deferStyles(document);
  // A transition renders in slices and yields to the user's input.
  startTransition(() => {
    hydrateRoot(
      root,
      <Shell
        store={frame.store}
        appParts={appPartsSource}
        prerendered={drawnFrom}
        ready={classesIn(root)}
        onStyled={releaseStyles}
        onShown={() => takeOver('frame')}
      />,
      { onRecoverableError: (error) => hasPhrases && logMismatch(error) },
    );
  });
  const [
    {
      browserEnvironment,
      languageShown,
      makeStore,
      prefetchWhenIdle,
      appParts,
      rootReducer,
      storeOptions,
      patchDomForTranslators,
    },
    phrasesCame,
  ] = await Promise.all([
    comes,
    loadPhrases(locale).then(
      () => true,
      () => false,
    ),
  ]);
  await nextTask();
  appPartsSource.putBase(appParts);
  hasPhrases = phrasesCame;
  patchDomForTranslators(window);
  afterwards = () => prefetchWhenIdle(window);
  const options = storeOptions(browserEnvironment(window));
  await nextTask();
  makeStore({ ...options, fetch: fetchAfter(early), frame });
  await nextTask();
  // The form hydrates now, and its markup was rendered from the initial state of every slice.
  Object.assign(drawnFrom, rootReducer(drawnFrom, { type: '' }));
  // Chinese is the fallback when a language's file fails to load (specification 1).
  if (!hasPhrases) {
    forgetPhrases(locale);
    frame.store.dispatch(languageShown(defaultLocale));
  }
  appPartsSource.put({
    ...appParts,
    environment: options.environment,
    deployment: options.deployment,
  });
}
