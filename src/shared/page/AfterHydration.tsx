import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useMounted } from '#design/foundations/useMounted.ts';

/**
 * Renders its content after hydration, so that pre-rendered markup does not contain it. The render
 * is deferred: the user's input comes first.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useDeferredValue(useMounted()) ? children : null;
}
