import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls its newest version, so that children need not
 * re-render. For events only: do not call it during render.
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
