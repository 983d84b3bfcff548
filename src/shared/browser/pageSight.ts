import { makeListeners } from '#lib/object/listeners.ts';
import type { Environment } from './environment';

/** Input that only a visitor who sees the page gives. */
const INPUT = ['pointerdown', 'pointermove', 'keydown'];

/**
 * Whether the page can be seen. What the browser says is a hint (P1): some web views call every page hidden. Input in a
 * hidden page proves that it is seen, until the browser says something else.
 */
export function pageSight(document: Document): Pick<Environment, 'hidden' | 'onVisibility'> {
  const { subscribe, tell } = makeListeners();
  let isProvenSeen = false;
  document.addEventListener('visibilitychange', () => {
    isProvenSeen = false;
    tell();
  });
  const noteInput = () => {
    if (!document.hidden || isProvenSeen) return;
    isProvenSeen = true;
    tell();
  };
  INPUT.forEach((name) =>
    document.addEventListener(name, noteInput, { capture: true, passive: true }),
  );
  return {
    hidden: () => document.hidden && !isProvenSeen,
    onVisibility: subscribe,
  };
}
