import { elementAround } from '../../foundations/pageRoots';
import { attendedElement } from '../../foundations/pressedControl';
import { tabStops } from './focusable';

interface OpenModal {
  layer: HTMLElement;
  /** Where focus goes back to, nearest first: the opener, then the openers of the modals below. */
  openers: readonly Element[];
}

const stack: OpenModal[] = [];
const silenced = new Set<Element>();

/** Only the top modal lives. Live regions and overlays that are no modal stay as they are. */
function refreshInert(): void {
  for (const element of silenced) element.removeAttribute('inert');
  silenced.clear();
  const top = stack.at(-1);
  if (!top) return;
  const lower = new Set(stack.slice(0, -1).map(({ layer }) => layer));
  const silence = (element: Element): void => {
    if (element.hasAttribute('inert') || element.hasAttribute('data-live-region')) return;
    if (element.hasAttribute('data-overlay') && !lower.has(element as HTMLElement)) return;
    element.setAttribute('inert', '');
    silenced.add(element);
  };
  // A modal in place stands deeper: everything beside it and beside what it stands in.
  for (let kept: Element = top.layer, around = elementAround(kept); kept !== document.body && around; kept = around, around = elementAround(kept)) {
    for (const element of around.children) if (element !== kept) silence(element);
  }
}

function refreshScrollLock(): void {
  const root = document.documentElement;
  if (stack.length === 0) return root.removeAttribute('data-scroll-locked');
  if (root.hasAttribute('data-scroll-locked')) return;
  // Keeping the scrollbar's room, where it takes any, spares the page a sideways jump.
  root.setAttribute('data-scroll-locked', window.innerWidth > root.clientWidth ? 'gutter' : '');
}

const isLive = (element: Element): boolean => element.isConnected && element.closest('[inert], :disabled') === null;

/** Whether no other modal lies over this one: only the uppermost answers keys. */
export const isTopModal = (layer: HTMLElement): boolean => stack.at(-1)?.layer === layer;

/**
 * Puts a modal on top of the stack: everything below goes inert and the page stops scrolling.
 * @returns the undoing, which also gives focus back to the nearest opener that is still there, else to what stands in its place.
 */
export function pushModal(layer: HTMLElement): () => void {
  const attended = attendedElement();
  const opener = attended === document.body ? null : attended;
  // What opened it may be replaced meanwhile, as the button that logs in is by who is logged in.
  const place = opener?.parentElement;
  const below = stack.map((modal) => modal.layer);
  const entry: OpenModal = {
    layer,
    openers: [...(opener ? [opener] : []), ...(stack.at(-1)?.openers ?? [])],
  };
  stack.push(entry);
  refreshInert();
  refreshScrollLock();
  return () => {
    const wasTop = isTopModal(layer);
    stack.splice(stack.indexOf(entry), 1);
    refreshInert();
    refreshScrollLock();
    if (!wasTop) return;
    // Where modals close together those below are still in the page, and about to go.
    const isGoing = (element: Element) => [layer, ...below].some((each) => each.contains(element));
    const isReached = (element: Element) =>
      isLive(element) && (stack.length === 0 ? !isGoing(element) : stack.some((modal) => modal.layer.contains(element)));
    const target = entry.openers.find(isReached) ?? (place && isReached(place) ? tabStops(place)[0] : undefined);
    if (target instanceof HTMLElement) target.focus();
  };
}
