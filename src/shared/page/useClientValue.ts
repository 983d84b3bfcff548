import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only this browser knows (its address, its storage), for markup that may be
 * pre-rendered: `unknown` during hydration, otherwise the result of `read`.
 */
export function useClientValue<Value>(read: () => Value, unknown: Value): Value {
  return useSyncExternalStore(never, read, () => unknown);
}
