interface PlaceState {
  /** px */
  top?: number;
}

export function savePlace(): void {
  const { history, scrollY } = window;
  history.replaceState({ ...(history.state as object | null), top: scrollY }, '');
}

/** Scrolls as soon as the page is long enough, unless the reader does something before. */
function restore(): void {
  const { top = 0 } = (window.history.state as PlaceState | null) ?? {};
  if (top === 0) return;
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) growth.disconnect();
  });
  for (const name of ['wheel', 'keydown', 'pointerdown', 'popstate'])
    window.addEventListener(name, () => growth.disconnect(), { once: true });
  growth.observe(document.body);
}

/**
 * Does what browsers do for documents: after Back, Forward and a reload, the page is where it was
 * left. Stories render later than browsers restore.
 * @returns a function that stops it
 */
export function keepPlace(): () => void {
  const end = new AbortController();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scrollend', savePlace, end);
  window.addEventListener('popstate', restore, end);
  restore();
  return () => end.abort();
}
