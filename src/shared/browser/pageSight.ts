import { makeListeners } from '#lib/object/listeners.ts';

export interface PageVisibility {
  /** Whether the page is hidden (another tab is in front, the screen is off), and no input shows the opposite. */
  hidden(): boolean;
  /** Calls back when the page is hidden, shown, or found to be seen; returns the way to stop. */
  onVisibility(listener: () => void): () => void;
}

/** Input that only a visitor who sees the page gives. */
const INPUT = ['pointerdown', 'pointermove', 'keydown'];

/**
 * Whether the page can be seen. What the browser says is a hint (P1): some web views call every page hidden. Input in a
 * hidden page proves that it is seen, until the browser says something else.
 */
export function pageSight(document: Document): PageVisibility {
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
