import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in pre-rendered markup and while it hydrates, true from then on: the moment portals may appear. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
