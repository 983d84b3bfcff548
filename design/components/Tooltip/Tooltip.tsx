import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Anchor, Bubble } from './styled';

/** The attributes that the trigger must spread on its element. */
export interface TooltipTrigger {
  'aria-describedby': string | undefined;
}

export interface TooltipProps {
  /** A sentence that is useful but not necessary, because touch users never see it. */
  text: string;
  /** Returns the control, with the attributes of `trigger` on it. */
  children(trigger: TooltipTrigger): ReactNode;
}

/** Distance between a bubble and the edge of the window, px. */
const MARGIN = 8;

/**
 * How far a bubble must move to fit in the window.
 * @returns px to the right; negative to the left
 */
export function shiftInto(bubble: { left: number; right: number }, windowWidth: number): number {
  if (bubble.left < MARGIN) return MARGIN - bubble.left;
  return Math.min(0, windowWidth - MARGIN - bubble.right);
}

/**
 * A hint on hover and keyboard focus for one control that already has a name. It stays while the
 * pointer or the focus is on it, disappears on Escape (WCAG 1.4.13), and describes the control
 * while it is shown. Do not use it for necessary information or for clickable content.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  // Each state alone keeps it open: neither a pointer that passes over the focused control nor Tab
  // under a pointer hides it.
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = pointed || focused;
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!shown || element === null) return;
    const shift = shiftInto(element.getBoundingClientRect(), document.documentElement.clientWidth);
    element.style.setProperty('--shift', `${shift}px`);
  }, [shown]);
  useEffect(() => {
    if (!shown) return undefined;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setPointed(false);
      setFocused(false);
    };
    // In the capture phase, because the focus may be anywhere while the pointer is here, and a
    // dialog must not get this Escape.
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [shown]);
  return (
    <Anchor
      onPointerEnter={({ pointerType }) => setPointed(pointerType !== 'touch')}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ target }) => {
        const isByKey = target.matches(':focus-visible');
        setFocused(isByKey);
        // A press hides it.
        if (!isByKey) setPointed(false);
      }}
      onBlur={() => setFocused(false)}
    >
      {children({ 'aria-describedby': shown ? id : undefined })}
      {shown ? (
        <Bubble ref={bubble} id={id} role="tooltip">
          {text}
        </Bubble>
      ) : null}
    </Anchor>
  );
}
