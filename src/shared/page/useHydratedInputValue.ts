import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Takes up what the visitor typed into pre-rendered markup before its code came: the browser keeps it through hydration,
 * and nothing of the app has heard of it.
 * @param value what the app holds
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
