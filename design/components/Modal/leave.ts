import { overlayRoot } from '../../foundations/pageRoots';
import { play } from '../../foundations/motion';

/** What makes an element found, named, heard or pressed. */
const LIVE = ['id', 'role', 'name', 'aria-live', 'data-overlay', 'data-live-region'];

/**
 * Lets a dialog that is about to be removed fade out: React removes it at once, so a copy stays for a moment, which nothing
 * can find, read or press.
 */
export function fadeOut(layer: HTMLElement): void {
  const copy = layer.cloneNode(true) as HTMLElement;
  const animation = play(copy, [{ opacity: 1 }, { opacity: 0 }]);
  if (animation === undefined) return;
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of LIVE) element.removeAttribute(name);
  copy.inert = true;
  copy.ariaHidden = 'true';
  const { scrollTop } = layer;
  overlayRoot().append(copy);
  copy.scrollTop = scrollTop;
  animation.onfinish = () => copy.remove();
}
