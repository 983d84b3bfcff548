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

interface Sides {
  left: number;
  right: number;
}

/** Distance between a bubble and the edge of its frame, px. */
const MARGIN = 8;

/**
 * How far a bubble must move to fit in its frame.
 * @returns px to the right; negative to the left
 */
export function shiftInto(bubble: Sides, frame: Sides): number {
  const missing = frame.left + MARGIN - bubble.left;
  return missing > 0 ? missing : Math.min(0, frame.right - MARGIN - bubble.right);
}

/** The sides of what cuts an element off: the nearest box that scrolls, or the window. */
function frameOf(element: Element): Sides {
  for (let box = element.parentElement; box !== null; box = box.parentElement)
    if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX))
      return box.getBoundingClientRect();
  return { left: 0, right: document.documentElement.clientWidth };
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
    const shift = shiftInto(element.getBoundingClientRect(), frameOf(element));
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
