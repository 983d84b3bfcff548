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
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isVisible = hasPointer || hasFocus;
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!isVisible || element === null) return;
    const shift = shiftInto(element.getBoundingClientRect(), frameOf(element));
    element.style.setProperty('--shift', `${shift}px`);
  }, [isVisible]);
  useEffect(() => {
    if (!isVisible) return undefined;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setHasPointer(false);
      setHasFocus(false);
    };
    // In the capture phase, because the focus may be anywhere while the pointer is here, and a
    // dialog must not get this Escape.
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [isVisible]);
  return (
    <Anchor
      onPointerEnter={({ pointerType }) => setHasPointer(pointerType !== 'touch')}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={({ target }) => {
        const isByKey = target.matches(':focus-visible');
        setHasFocus(isByKey);
        // A press hides it.
        if (!isByKey) setHasPointer(false);
      }}
      onBlur={() => setHasFocus(false)}
    >
      {children({ 'aria-describedby': isVisible ? id : undefined })}
      {isVisible ? (
        <Bubble ref={bubble} id={id} role="tooltip">
          {text}
        </Bubble>
      ) : null}
    </Anchor>
  );
}
