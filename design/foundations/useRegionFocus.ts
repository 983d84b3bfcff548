import { useEffect, useRef } from 'react';
import { tabStops } from '../components/Modal/focusable';
import { focusedElement, overlayRoot } from './pageRoots';

/**
 * Keeps the focus in a region whose contents replace one another, as a list and the message that it failed. A removed
 * element takes its focus with it, without a word, to the page; what Tab stops at first in the region then has it.
 * @returns the ref of the region, which needs a `tabIndex` of -1 for when Tab stops nowhere in it
 */
export function useRegionFocus<Region extends HTMLElement>() {
  const region = useRef<Region>(null);
  useEffect(() => {
    const root = region.current;
    if (root === null) return undefined;
    /** What had the focus last, if it is one of ours. */
    let held: Node | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      held = target instanceof Node && root.contains(target) ? target : undefined;
    };
    const observer = new MutationObserver(() => {
      if (held === undefined || root.contains(held)) return;
      held = undefined;
      const focused = focusedElement();
      if (focused === null || focused === overlayRoot()) (tabStops(root)[0] ?? root).focus({ preventScroll: true });
    });
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);
  return region;
}
