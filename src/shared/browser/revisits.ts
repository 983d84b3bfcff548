import type { Environment } from './environment';

/**
 * Tells whether Back or Forward led to the page (docs/adr/0001): loaded again, or, once something hears of it, kept alive
 * by the browser.
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
