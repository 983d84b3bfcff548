import { play } from './motion';

/** Attributes by which scripts, assistive technology or a press can reach an element. */
const LIVE = ['id', 'role', 'name', 'aria-live', 'data-overlay', 'data-live-region'];

/**
 * An inert copy without names, which fades out and is gone.
 * @returns undefined when nothing moves, as under reduced motion
 */
function fadingCopy(element: HTMLElement, place: (copy: HTMLElement) => void) {
  const copy = element.cloneNode(true) as HTMLElement;
  const animation = play(copy, [{ opacity: 1 }, { opacity: 0 }]);
  if (animation === undefined) return undefined;
  for (const each of [copy, ...copy.querySelectorAll('*')])
    for (const name of LIVE) each.removeAttribute(name);
  copy.inert = true;
  copy.ariaHidden = 'true';
  place(copy);
  // Otherwise the copy enters again while it leaves.
  for (const other of copy.getAnimations({ subtree: true }))
    if (other !== animation) other.cancel();
  animation.onfinish = () => copy.remove();
  return copy;
}

/** Fades out a dialog that is about to be removed, because React removes it at once. */
export function fadeOut(layer: HTMLElement): void {
  const copy = fadingCopy(layer, (each) => document.body.append(each));
  const [card, copiedCard] = [layer, copy].map((each) => each?.querySelector(':scope > * > *'));
  if (card && copiedCard) copiedCard.scrollTop = card.scrollTop;
}

/** Changes what an element contains, in a cross-fade. Presses reach the new content at once. */
export function fadeBetween(element: HTMLElement, change: () => void): void {
  const { offsetTop, offsetLeft, offsetWidth } = element;
  fadingCopy(element, (copy) => {
    // To the end of the parent, so that a copy that is higher than the new content does not scroll.
    copy.style.cssText = `position:absolute;inset:${offsetTop}px auto 0 ${offsetLeft}px;inline-size:${offsetWidth}px;overflow:hidden`;
    element.after(copy);
  });
  change();
  play(element, [{ opacity: 0 }, { opacity: 1 }]);
}
