import { useRef } from 'react';
import type { HTMLAttributes, RefObject } from 'react';
import { ScrollBox, ScrollFrame } from './styled';
import { useScrollEdges } from './useScrollEdges';

export interface ScrollRegionProps extends HTMLAttributes<HTMLDivElement> {
  /** The box that scrolls. Keep the ref stable. */
  ref?: RefObject<HTMLDivElement | null> | undefined;
}

/**
 * Content that may be larger than its place, in both directions. A shadow at an edge shows that the
 * content goes on there. The class belongs to the frame, which clips, and all other attributes to
 * the box in it, which scrolls. Keyboard: without a control in it, the box takes the focus as long
 * as it scrolls; give it a role and a name then.
 */
export function ScrollRegion({ className, ref, ...rest }: ScrollRegionProps) {
  const own = useRef<HTMLDivElement>(null);
  const boxRef = ref ?? own;
  useScrollEdges(boxRef);
  return (
    <ScrollFrame className={className}>
      <ScrollBox ref={boxRef} {...rest} />
    </ScrollFrame>
  );
}
