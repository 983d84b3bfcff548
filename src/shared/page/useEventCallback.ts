import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same from drawing to drawing and does what its newest version does, so that what it is given
 * to need not be drawn anew. For events only: it must not be called while drawing.
 */
export function useEventCallback<Arguments extends unknown[]>(
  handler: (...of: Arguments) => void,
): (...of: Arguments) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...of) => newest.current(...of), []);
}
