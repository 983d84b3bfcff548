import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in pre-rendered markup and during hydration, then true: portals may appear from then on.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
