import { useSyncExternalStore } from 'react';

// Tests without a layout have no such function.
const isKnown = () => typeof matchMedia === 'function';

/** Whether the window matches a condition of `@media`, such as `narrow`. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      if (!isKnown()) return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => isKnown() && matchMedia(query).matches,
  );
}
