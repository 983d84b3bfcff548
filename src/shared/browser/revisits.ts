export interface PageRestores {
  /**
   * Whether the page was reached by Back or Forward, reloaded or from the back/forward cache. Only
   * a hint: browsers that do not report it return false.
   */
  isRevisit(): boolean;
  /**
   * Calls back when the page is restored from the back/forward cache. Returns the unsubscribe
   * function.
   */
  onPageRestored(listener: () => void): () => void;
  /**
   * Calls back when the page is left: closed, reloaded or navigated away from. Returns the
   * unsubscribe function. Listen briefly, because Firefox does not cache pages that listen.
   */
  onPageLeft(listener: () => void): () => void;
}

/**
 * Detects whether the page was reached by Back or Forward (docs/adr/0001), by a reload or, once
 * something subscribes, from the back/forward cache.
 */
export function revisits(page: Window): PageRestores {
  let isRevived = false;
  return {
    isRevisit: () => {
      const [navigation] = page.performance?.getEntriesByType?.('navigation') ?? [];
      return (
        isRevived
        || (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
      );
    },
    onPageRestored: (listener) => {
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        isRevived = true;
        listener();
      };
      page.addEventListener('pageshow', onPageShow);
      return () => page.removeEventListener('pageshow', onPageShow);
    },
    onPageLeft: (listener) => {
      page.addEventListener('pagehide', listener);
      return () => page.removeEventListener('pagehide', listener);
    },
  };
}
