import { useEffect, useRef } from 'react';

/**
 * For radio buttons that ask before they change: once the question is answered the focus is on the button that is chosen,
 * from which arrow keys go on. When the question was declined it is not the one that raised it.
 * @param asking whether the question stands
 * @returns the ref of what stands around the buttons
 */
export function useCheckedFocus<Frame extends HTMLElement>(asking: boolean) {
  const frame = useRef<Frame>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && !asking)
      frame.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    asked.current = asking;
  }, [asking]);
  return frame;
}
