import { wide } from './layout';

/**
 * Keeps pointer, keyboard and scrolling away from the page below the open drawer. Escape closes the
 * drawer, and so does a window that becomes wide enough for both.
 * @returns a function that frees the page
 */
export function coverPage(close: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const page = document.getElementById('ladle-root');
  const root = document.documentElement;
  page?.toggleAttribute('inert', true);
  root.style.overflow = 'hidden';
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  window.matchMedia?.(wide).addEventListener('change', close, { signal });
  return () => {
    ending.abort();
    page?.toggleAttribute('inert', false);
    root.style.overflow = '';
  };
}
