import { useMemo, useSyncExternalStore } from 'react';
import { readView, writeView } from './view';
import type { View } from './view';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The query of the address that the page is at. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

/** The view that the address tells. */
export function useView(): View {
  const search = useAddress();
  return useMemo(() => readView(search), [search]);
}

/** Looks at the story otherwise, from now on; the address says so. */
export function changeView(change: Partial<View>): void {
  window.history.replaceState(window.history.state, '', writeView(window.location.search, change));
  for (const listener of listeners) listener();
}

const sorted = (search: string) => [...new URLSearchParams(search)].map(String).sort().join('&');

/**
 * Mends what Ladle writes into the address. It empties it before it goes to another story, and our parameters would be
 * gone; and it writes what it was given anew in its own order, as a step that "Back" could never get behind.
 * @returns the way to stop
 */
export function keepViewInAddress(): () => void {
  const { history, location } = window;
  const push = history.pushState;
  history.pushState = (state, unused, url) => {
    const search = String(url).replace(/^[^?]*/, '');
    if (!/[?&]story=/.test(search)) return;
    const isStep = /[?&]story=/.test(location.search) && sorted(search) !== sorted(location.search);
    if (isStep) push.call(history, state, unused, url);
    else history.replaceState(state, unused, url);
    for (const listener of listeners) listener();
  };
  return () => {
    history.pushState = push;
  };
}
