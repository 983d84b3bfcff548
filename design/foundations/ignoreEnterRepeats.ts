import { isForeign } from './foreign';

/** Elements on which a held Enter repeats: text areas, and buttons that opt in. */
const GOES_ON = 'textarea, [data-goes-on]';

function skipRepeated(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat || event.isComposing) return;
  const { target } = event;
  if (target instanceof Element && (target.closest(GOES_ON) || isForeign(target))) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Limits a held Enter to one action, except on elements with `data-goes-on`. Browsers press and
 * submit at each key repeat: the next one would answer the dialog that the first one opened, or
 * submit a wrong code again.
 * @returns a function that ends it
 */
export function ignoreEnterRepeats(): () => void {
  const page = document.documentElement;
  // In the capture phase, before the page gets the event; React listens further inside.
  page.addEventListener('keydown', skipRepeated, true);
  return () => page.removeEventListener('keydown', skipRepeated, true);
}
