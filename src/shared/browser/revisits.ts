export interface PageRestores {
  /**
   * Whether Back or Forward led to this page: loaded again, or kept alive by the browser. A hint: a browser that does not
   * say how a page was reached answers false.
   */
  isRevisit(): boolean;
  /** Calls back when the visitor comes back to this very page, kept alive by the browser; returns the way to stop. */
  onPageRestored(listener: () => void): () => void;
}

/**
 * Tells whether Back or Forward led to the page (docs/adr/0001): loaded again, or, once something hears of it, kept alive
 * by the browser.
 */
export function revisits(page: Window): PageRestores {
  let isRevived = false;
  return {
    isRevisit: () => {
      const [loaded] = page.performance?.getEntriesByType?.('navigation') ?? [];
      return (
        isRevived || (loaded as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
      );
    },
    onPageRestored: (listener) => {
      const hear = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        isRevived = true;
        listener();
      };
      page.addEventListener('pageshow', hear);
      return () => page.removeEventListener('pageshow', hear);
    },
  };
}
