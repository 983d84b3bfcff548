import { isForeign } from './foreign';
import { pageElement } from './pageRoots';

/** What Enter goes on doing while it is held: new lines, and buttons that say so. */
const GOES_ON = 'textarea, [data-goes-on]';

function skipRepeated(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat || event.isComposing) return;
  const [target] = event.composedPath();
  if (target instanceof Element && (target.closest(GOES_ON) || isForeign(target))) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * From now on Enter acts once however long it is held, but on what bears `data-goes-on`. Browsers press and submit at each
 * repetition: the next one would answer the question that the first has brought up, unread, or try a wrong code again.
 * @returns ends it
 */
export function actOnceForEnter(): () => void {
  const page = pageElement();
  // Before anything of the page hears of it: React listens further in.
  page.addEventListener('keydown', skipRepeated, true);
  return () => page.removeEventListener('keydown', skipRepeated, true);
}
