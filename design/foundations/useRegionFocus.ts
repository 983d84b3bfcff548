import { useCallback } from 'react';
import { tabStops } from './focusable';

/**
 * Keeps the focus in a region whose content changes, for example a list and its error message. When
 * a focused element is removed, the browser moves the focus to the page without an event. The
 * nearest tab stop before it then gets the focus, else the one after it, else the first one of the
 * new content, else what `emptied` says.
 * @param emptied where the focus goes if the region has no tab stops any more: to the `region`
 * itself, which needs a `tabIndex` of -1 for it, or to its `origin`, from where the focus came
 * @returns a ref for the region
 */
export function useRegionFocus<Region extends HTMLElement>(
  emptied: 'region' | 'origin' = 'region',
) {
  return useCallback(
    (root: Region | null) => {
      if (root === null) return undefined;
      /** The last focused element of the region, and the stops around it, the best first. */
      let lastFocused: Node | undefined;
      let around: readonly HTMLElement[] = [];
      let origin: HTMLElement | undefined;
      const isOurs = (target: EventTarget | null) =>
        target instanceof Node && root.contains(target);
      const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
        lastFocused = target as Node;
        if (relatedTarget instanceof HTMLElement && !isOurs(relatedTarget)) origin = relatedTarget;
        const stops = tabStops(root);
        const place = stops.findIndex((stop) => stop === target);
        around = [...stops.slice(0, Math.max(place, 0)).reverse(), ...stops.slice(place + 1)];
      };
      const onFocusOut = ({ relatedTarget }: FocusEvent) => {
        // Browsers differ in whether they report the removal; none reports where the focus went.
        if (relatedTarget !== null && !isOurs(relatedTarget)) lastFocused = undefined;
      };
      const observer = new MutationObserver(() => {
        if (lastFocused === undefined || root.contains(lastFocused)) return;
        lastFocused = undefined;
        const focus = document.activeElement;
        if (focus !== null && !(focus instanceof HTMLBodyElement)) return;
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
