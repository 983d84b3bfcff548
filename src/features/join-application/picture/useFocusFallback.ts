import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Keeps the focus when a button disappears: moves it to the control with the given id. Spread
 * `handlers` on the parent of the buttons; `change` must change whenever the buttons may.
 */
export function useFocusFallback(id: string, change: unknown) {
  const within = useRef(false);
  useEffect(() => {
    // Removing a focused element fires no event.
    if (within.current && document.activeElement === document.body)
      document.getElementById(id)?.focus();
  }, [id, change]);
  return {
    onFocus: () => {
      within.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) within.current = false;
    },
  };
}
