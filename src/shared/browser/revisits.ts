import type { Environment } from './environment';

/**
 * Detects whether the page was reached by Back or Forward (docs/adr/0001), by a reload or, once
 * something subscribes, from the back/forward cache.
 */
export function revisits(page: Window): Pick<Environment, 'isRevisit' | 'onPageRestored'> {
  let isRevived = false;
  return {
    isRevisit: () => {
      const [loaded] = page.performance?.getEntriesByType?.('navigation') ?? [];
      return (
        isRevived || (loaded as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
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
  };
}
