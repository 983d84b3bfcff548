import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to an element when a change of `state` removes the focused button. The next Tab
 * then leads to the new content.
 * @returns a ref for that element, which needs `tabIndex={-1}`
 */
export function useFocusAfterChange(state: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(state);
  useLayoutEffect(() => {
    // Not on mount: the control that opens the panel decides on the initial focus.
    if (seen.current !== state && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    seen.current = state;
  }, [state]);
  return place;
}
