import { flushSync } from 'react-dom';

/** Same as `motion.duration.enter`, ms. */
const MOVE_MS = 160;

/**
 * Plays a short animation, unless the user prefers reduced motion.
 * @returns the animation; undefined if there is none, and the end state applies at once
 */
export function play(element: Element, keyframes: Keyframe[]): Animation | undefined {
  if (
    typeof element.animate !== 'function'
    || matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return undefined;
  return element.animate(keyframes, { duration: MOVE_MS, easing: 'ease-out' });
}

/**
 * Makes a change of the page in a cross-fade of 250 ms, in which an element of the page before
 * becomes the element of the page after it that has the same `view-transition-name`.
 * @returns a promise for its end; undefined in a browser without view transitions, which changes
 *   the page at once
 */
export function crossFade(change: () => void): Promise<void> | undefined {
  const page: Partial<Pick<Document, 'startViewTransition'>> = document;
  const fade = page.startViewTransition?.(() => flushSync(change));
  if (!fade) change();
  // A page in the background changes without the fade.
  fade?.ready.catch(() => undefined);
  return fade?.finished;
}
