import type { Ref, RefObject } from 'react';

/** One ref for an element that its component and its owner both hold. */
export function mergeRefs<Held>(
  own: RefObject<Held | null>,
  owner: Ref<Held> | undefined,
): (element: Held | null) => void {
  return (element) => {
    own.current = element;
    if (typeof owner === 'function') owner(element);
    else if (owner) owner.current = element;
  };
}
