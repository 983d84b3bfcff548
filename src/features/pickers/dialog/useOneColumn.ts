import { useSyncExternalStore } from 'react';
import { oneColumn } from '#design';

// Tests without a layout have no such function.
const isKnown = () => typeof matchMedia === 'function';

function subscribe(onChange: () => void) {
  if (!isKnown()) return () => undefined;
  const query = matchMedia(oneColumn);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is too narrow for list and selection side by side. */
export function useOneColumn(): boolean {
  return useSyncExternalStore(subscribe, () => isKnown() && matchMedia(oneColumn).matches);
}
