import type { Ref, RefObject } from 'react';

/** One ref that sets the component's own ref and its owner's. */
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
