/** How long a page may grow before its position is final: examples and frames load one by one. */
const GROWTH_MS = 2000;

/** The reader's own scrolling ends the restoration. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Positions on the way are the page's, not the reader's. */
let isRestoring = false;

/** Where the reader left the current history entry; undefined for a new one. */
export function savedScrollTop(): number | undefined {
  const state = window.history.state as { scrollTop?: number } | null;
  return state?.scrollTop;
}

/** Saves the position in the current history entry. */
export function saveScrollTop(): void {
  const { history } = window;
  history.replaceState({ ...(history.state as object | null), scrollTop: window.scrollY }, '');
}

/** Saves the position in the history entry each time that the page stops scrolling. */
export function saveScrollPosition(): () => void {
  const { history } = window;
  const before = history.scrollRestoration;
  const save = () => {
    if (!isRestoring) saveScrollTop();
  };
  // The browser would restore too early: the next page is not loaded yet.
  history.scrollRestoration = 'manual';
  document.addEventListener('scrollend', save);
  return () => {
    history.scrollRestoration = before;
    document.removeEventListener('scrollend', save);
  };
}

/**
 * Scrolls to a position, again as the page grows.
 * @returns a function that stops it
 */
export function restoreScrollTop(top: number): () => void {
  const apply = () => window.scrollTo({ top, behavior: 'instant' });
  const growth = new ResizeObserver(apply);
  const stop = () => {
    isRestoring = false;
    growth.disconnect();
    clearTimeout(end);
    for (const name of READER_EVENTS) window.removeEventListener(name, stop);
  };
  const end = setTimeout(stop, GROWTH_MS);
  for (const name of READER_EVENTS) window.addEventListener(name, stop, { passive: true });
  isRestoring = true;
  growth.observe(document.body);
  apply();
  return stop;
}
