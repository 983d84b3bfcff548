import { useEffect, useRef } from 'react';
import { tabStops } from '../components/Modal/focusable';
import { focusedElement, overlayRoot } from './pageRoots';

/**
 * Keeps the focus in a region whose contents come and go, as a list and the message that it failed. A removed element takes
 * its focus with it, without a word, to the page; the nearest stop of Tab before it then has it, else the one after it, else
 * the first of what has come in place of all.
 * @returns the ref of the region, which needs a `tabIndex` of -1 for when Tab stops nowhere in it
 */
export function useRegionFocus<Region extends HTMLElement>() {
  const region = useRef<Region>(null);
  useEffect(() => {
    const root = region.current;
    if (root === null) return undefined;
    /** What had the focus last, if it is one of ours, and the stops around it, the best first. */
    let held: Node | undefined;
    let around: readonly HTMLElement[] = [];
    const onFocusIn = ({ target }: FocusEvent) => {
      held = target instanceof Node && root.contains(target) ? target : undefined;
      if (held === undefined) return;
      const stops = tabStops(root);
      const place = stops.findIndex((stop) => stop === target);
      around = [...stops.slice(0, Math.max(place, 0)).reverse(), ...stops.slice(place + 1)];
    };
    const observer = new MutationObserver(() => {
      if (held === undefined || root.contains(held)) return;
      held = undefined;
      const focused = focusedElement();
      if (focused !== null && focused !== overlayRoot()) return;
      (around.find((stop) => root.contains(stop)) ?? tabStops(root)[0] ?? root).focus({ preventScroll: true });
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
