import { useCallback } from 'react';
import { tabStops } from '../components/Modal/focusable';
import { focusedElement } from './pageRoots';

/**
 * Keeps the focus in a region whose contents come and go, as a list and the message that it failed. A removed element takes
 * its focus with it, without a word, to the page; the nearest stop of Tab before it then has it, else the one after it, else
 * the first of what has come in place of all, else what `emptied` says.
 * @param emptied where the focus goes when Tab stops nowhere in the region any more: to the `region` itself, which needs a
 * `tabIndex` of -1 for it, or to its `origin`, from where it had come here
 * @returns the ref of the region
 */
export function useRegionFocus<Region extends HTMLElement>(
  emptied: 'region' | 'origin' = 'region',
) {
  return useCallback(
    (root: Region | null) => {
      if (root === null) return undefined;
      /** What had the focus last, if it is one of ours, and the stops around it, the best first. */
      let held: Node | undefined;
      let around: readonly HTMLElement[] = [];
      let origin: HTMLElement | undefined;
      const isOurs = (target: EventTarget | null) =>
        target instanceof Node && root.contains(target);
      const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
        held = target as Node;
        if (relatedTarget instanceof HTMLElement && !isOurs(relatedTarget)) origin = relatedTarget;
        const stops = tabStops(root);
        const place = stops.findIndex((stop) => stop === target);
        around = [...stops.slice(0, Math.max(place, 0)).reverse(), ...stops.slice(place + 1)];
      };
      const onFocusOut = ({ relatedTarget }: FocusEvent) => {
        // Browsers differ in whether a removed element says so; none of them names where its focus went.
        if (relatedTarget !== null && !isOurs(relatedTarget)) held = undefined;
      };
      const observer = new MutationObserver(() => {
        if (held === undefined || root.contains(held)) return;
        held = undefined;
        const focused = focusedElement();
        if (focused !== null && !(focused instanceof HTMLBodyElement)) return;
        const next =
          around.find((stop) => root.contains(stop))
          ?? tabStops(root)[0]
          ?? (emptied === 'origin' ? origin : root);
        next?.focus({ preventScroll: true });
      });
      observer.observe(root, { childList: true, subtree: true });
      root.addEventListener('focusin', onFocusIn);
      root.addEventListener('focusout', onFocusOut);
      return () => {
        observer.disconnect();
        root.removeEventListener('focusin', onFocusIn);
        root.removeEventListener('focusout', onFocusOut);
      };
    },
    [emptied],
  );
}
