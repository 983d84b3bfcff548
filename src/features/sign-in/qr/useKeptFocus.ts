import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Takes the focus over when the button that had it disappears with a change of `state`: from here the next Tab leads
 * to what has come in its place.
 * @returns the ref of the element that takes it; it needs `tabIndex={-1}`
 */
export function useKeptFocus(state: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(state);
  useLayoutEffect(() => {
    // Not on arrival: what opens the panel decides where the focus goes first.
    if (seen.current !== state && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    seen.current = state;
  }, [state]);
  return place;
}
