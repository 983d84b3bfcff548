import { useMemo, useSyncExternalStore } from 'react';
import { readView, writeView } from './view';
import type { View, ViewChange } from './view';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

/** The anchor of the current address. `:target` misses it, because pages load later. */
export function useAnchor(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
}

export function useView(): View {
  const search = useAddress();
  return useMemo(() => readView(search), [search]);
}

export function changeView(change: ViewChange): void {
  const { history, location } = window;
  const query = writeView(location.search, change);
  history.replaceState(history.state, '', `${query}${location.hash}`);
  for (const listener of listeners) listener();
}

const sortedPairs = (search: string) =>
  [...new URLSearchParams(search)].map(String).sort().join('&');

/**
 * Corrects what Ladle writes into the address. Ladle empties the query before it goes to another
 * story, which would lose our parameters. It also writes the given parameters again in its own
 * order as a new history entry, which "Back" could never pass.
 * @returns a function that stops it
 */
export function syncViewWithAddress(): () => void {
  const { history, location } = window;
  const push = history.pushState;
  history.pushState = (state, unused, url) => {
    const search = String(url).replace(/^[^?]*/, '');
    if (!/[?&]story=/.test(search)) return;
    const isStep =
      /[?&]story=/.test(location.search) && sortedPairs(search) !== sortedPairs(location.search);
    if (isStep) push.call(history, state, unused, url);
    else history.replaceState(history.state, unused, `${search}${location.hash}`);
    for (const listener of listeners) listener();
  };
  return () => {
    history.pushState = push;
  };
}
