import { useEffect, useRef } from 'react';

/**
 * For radio buttons that ask before they change: after the answer, the focus is on the chosen
 * button, from which arrow keys continue. If the user declined, that is not the button that caused
 * the question.
 * @param asking whether the question is open
 * @returns a ref for the container of the buttons
 */
export function useCheckedFocus<Frame extends HTMLElement>(asking: boolean) {
  const frame = useRef<Frame>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !asking)
      frame.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    wasAsked.current = asking;
  }, [asking]);
  return frame;
}
