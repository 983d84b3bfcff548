import { useEffect, useRef } from 'react';

/**
 * A ref for the identifier field. The field takes over the focus of a form that this one replaces.
 */
export function useCodeFormFocus() {
  const identifierInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The academy's configuration replaced a form that had the focus.
    if (document.activeElement === document.body) identifierInput.current?.focus();
  }, []);
  return identifierInput;
}
