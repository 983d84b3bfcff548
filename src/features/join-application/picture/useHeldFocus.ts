import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Buttons come and go with what can be done; one that goes while it has the focus hands it to the control with
 * the given id. Spread `handlers` on the element around them; `change` is another value whenever they may change.
 */
export function useHeldFocus(id: string, change: unknown) {
  const within = useRef(false);
  useEffect(() => {
    // A removed element takes its focus with it, without a word.
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
