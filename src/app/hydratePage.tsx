import { hydrateRoot } from 'react-dom/client';
import { requestName } from '../early/earlyPage';
import type { EarlyPage } from '../early/earlyPage';
import { signInSlice } from '../features/sign-in/signInSlice';
import { keepFirstPhrases, loadPhrases } from '../platform/language/phraseBook';
import { languageShown } from '../platform/language/languageSlice';
import { defaultLocale } from '../platform/language/locales';
import type { Locale } from '../platform/language/locales';
import type { Phrases } from '../../translations/phrases';
import { comingRest } from './restContext';
import type { PageToDraw } from './renderPage';
import { Shell } from './Shell';
import { makeShellStore, rootReducer } from './shellStore';

/** The state of the pre-rendered page: the sign-in dialog open, and nothing known yet. */
export function prerenderedState(locale: Locale) {
  return { language: { locale }, signIn: signInSlice.reducer(undefined, signInSlice.actions.dialogPrerendered()) };
}

/** The browser's `fetch`, but for the answers to requests that left before this code was there. */
function fetchAfter({ takeAnswer }: EarlyPage): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(String(input), globalThis.location.origin);
    const early = takeAnswer(requestName(init?.method ?? 'GET', pathname + search));
    return early ?? globalThis.fetch(input, init);
  };
}

/**
 * Brings the pre-rendered sign-in page to life: first the frame of its dialog, then, as soon as its code has come, the
 * form and all the rest. What was typed, ticked and pressed before stays.
 */
export async function hydratePage({ root, environment }: PageToDraw, early: EarlyPage): Promise<void> {
  keepFirstPhrases(early.locale, early.phrases as Partial<Phrases>);
  const shell = makeShellStore(prerenderedState(early.locale));
  const drawnFrom = { ...shell.store.getState() };
  const rest = comingRest(() => early.handOver('form'));
  for (const part of root.children) part.removeAttribute('inert');
  hydrateRoot(
    root,
    <Shell
      store={shell.store} environment={environment} rest={rest} prerendered={drawnFrom}
      onShown={() => early.handOver('frame')}
    />,
    { onRecoverableError: reportError },
  );
  const [{ restParts, startRest, restOptions }, isThere] = await Promise.all([
    import(/* webpackChunkName: "rest" */ './rest'),
    loadPhrases(early.locale).then(() => true, () => false),
  ]);
  const options = restOptions(environment);
  startRest(shell, { ...options, fetch: fetchAfter(early) });
  // The form is compared with its markup now, and that was drawn from the first state of every slice.
  Object.assign(drawnFrom, rootReducer(drawnFrom, { type: '' }));
  // Chinese is what remains when a language's file cannot be had (specification 1).
  if (!isThere) shell.store.dispatch(languageShown(defaultLocale));
  rest.put({ ...restParts, deployment: options.deployment });
}
