import { useEffect, useRef } from 'react';

/** The identifier's field, which takes the focus over from a form that this one replaced. */
export function useCodeFormFocus() {
  const identifierInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The academy's configuration replaced a form that had the focus: this one takes it over.
    if (document.activeElement === document.body) identifierInput.current?.focus();
  }, []);
  return identifierInput;
}
