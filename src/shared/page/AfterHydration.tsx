import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useMounted } from '#design/foundations/useMounted.ts';

interface AfterHydrationProps {
  children: ReactNode;
  /** Part of the pre-rendered markup instead. */
  placeholder?: ReactNode;
}

/**
 * Renders its content after hydration, so that pre-rendered markup does not contain it. The render
 * is deferred: the user's input comes first.
 */
export function AfterHydration({ children, placeholder }: AfterHydrationProps) {
  return useDeferredValue(useMounted()) ? children : placeholder;
}
