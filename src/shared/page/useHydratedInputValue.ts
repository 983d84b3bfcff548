import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Reads what the user typed into pre-rendered markup before hydration: the browser keeps it, but no
 * change event reaches the app.
 * @param value the app's current value
 */
export function useHydratedInputValue(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  take: (field: HTMLInputElement) => void,
): void {
  const first = useRef({ value, take });
  useLayoutEffect(() => {
    const field = input.current;
    if (field && field.value !== first.current.value) first.current.take(field);
  }, [input]);
}
