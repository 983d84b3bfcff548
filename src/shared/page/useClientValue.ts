import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only this browser knows (its address, what it kept), for markup that may have been pre-rendered: `unknown` while
 * that is compared with the page, and what `read` gives in every other case.
 */
export function useClientValue<Value>(read: () => Value, unknown: Value): Value {
  return useSyncExternalStore(never, read, () => unknown);
}
