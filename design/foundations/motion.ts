/** As long as `motion.duration.enter`, ms. */
const MOVE_MS = 160;

/**
 * Plays a short movement, or nothing where the user wants none.
 * @returns the animation; undefined where there is none, and what it would end with holds at once
 */
export function play(element: Element, keyframes: Keyframe[]): Animation | undefined {
  if (
    typeof element.animate !== 'function'
    || matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return undefined;
  return element.animate(keyframes, { duration: MOVE_MS, easing: 'ease-out' });
}
