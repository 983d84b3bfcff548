import { play } from '../../foundations/motion';

/** Attributes by which scripts, assistive technology or a press can reach an element. */
const LIVE = ['id', 'role', 'name', 'aria-live', 'data-overlay', 'data-live-region'];

/**
 * Fades out a dialog that is about to be removed. React removes it at once, so an inert copy
 * without names stays for a moment.
 */
export function fadeOut(layer: HTMLElement): void {
  const copy = layer.cloneNode(true) as HTMLElement;
  const animation = play(copy, [{ opacity: 1 }, { opacity: 0 }]);
  if (animation === undefined) return;
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of LIVE) element.removeAttribute(name);
  copy.inert = true;
  copy.ariaHidden = 'true';
  const [card, copiedCard] = [layer, copy].map((each) => each.querySelector(':scope > * > *'));
  document.body.append(copy);
  // Otherwise the copy enters again while it leaves.
  for (const other of copy.getAnimations({ subtree: true }))
    if (other !== animation) other.cancel();
  if (card && copiedCard) copiedCard.scrollTop = card.scrollTop;
  animation.onfinish = () => copy.remove();
}
