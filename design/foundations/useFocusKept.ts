import { useEffect } from 'react';
import type { RefObject } from 'react';
import { tabStops } from '../components/Modal/focusable';
import { focusedElement } from './pageRoots';

/**
 * Keeps the keyboard's place in a part of the page whose controls come and go with what is loaded: when the one that has
 * the focus is taken away, the focus goes to the nearest stop of Tab before it, else to the one after it.
 * @param root around the controls; must not change
 */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = root.current;
    if (around === null) return undefined;
    let holder: Element | undefined;
    let nearest: readonly HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      const stops = tabStops(around);
      const place = stops.findIndex((stop) => stop === target);
      holder = target instanceof Element ? target : undefined;
      nearest = [...stops.slice(0, Math.max(place, 0)).reverse(), ...stops.slice(place + 1)];
    };
    // A removed element takes its focus with it, without a word.
    const observer = new MutationObserver(() => {
      if (holder === undefined || holder.isConnected || focusedElement() !== document.body) return;
      nearest.find((stop) => stop.isConnected)?.focus();
    });
    around.addEventListener('focusin', note);
    observer.observe(around, { childList: true, subtree: true });
    return () => {
      around.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [root]);
}
