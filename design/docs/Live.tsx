import { useState } from 'react';
import type { ReactNode } from 'react';

interface LiveProps<Value> {
  initial: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled component, so that its specimen works. */
export function Live<Value>({ initial, children }: LiveProps<Value>) {
  const [value, set] = useState(initial);
  return children(value, set);
}
