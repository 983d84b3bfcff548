interface PlaceState {
  /** How far the page was scrolled, in px. */
  top?: number;
}

/** Keeps the place of the page that is left, in its entry of the history. */
export function savePlace(): void {
  const { history, scrollY } = window;
  history.replaceState({ ...(history.state as object | null), top: scrollY }, '');
}

/** Scrolls as soon as the page is long enough, unless the reader does something before. */
function restore(top: number): void {
  const end = new AbortController();
  const { signal } = end;
  const scroll = (): void => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) end.abort();
  };
  const growth = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const name of ['wheel', 'keydown', 'pointerdown', 'popstate'])
    window.addEventListener(name, () => end.abort(), { signal });
  growth.observe(document.body);
}

/**
 * Does what browsers do for documents: after Back, Forward and a reload, the page is where it was
 * left. Stories render later than browsers restore.
 * @returns a function that stops it
 */
export function keepPlace(): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.history.scrollRestoration = 'manual';
  const restoreFrom = (state: PlaceState | null): void => {
    if (state?.top) restore(state.top);
  };
  let timer = 0;
  window.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(savePlace, 100);
    },
    { signal, passive: true },
  );
  window.addEventListener(
    'popstate',
    ({ state }: PopStateEvent) => {
      window.clearTimeout(timer);
      restoreFrom(state as PlaceState | null);
    },
    { signal },
  );
  restoreFrom(window.history.state as PlaceState | null);
  return () => {
    window.clearTimeout(timer);
    end.abort();
  };
}
