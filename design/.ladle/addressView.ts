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

/**
 * Ladle empties the address before it writes that of another story, and our parameters would be gone. Leaves that
 * step out, which also was a step "Back" went to.
 * @returns the way to stop
 */
export function keepViewInAddress(): () => void {
  const { history } = window;
  const pushed = history.pushState;
  history.pushState = (state, unused, url) => {
    if (/[?&]story=/.test(String(url))) pushed.call(history, state, unused, url);
    for (const listener of listeners) listener();
  };
  return () => {
    history.pushState = pushed;
  };
}
