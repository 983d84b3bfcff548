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
