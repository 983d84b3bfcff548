import { hostParts, overlayRoot } from '../../foundations/pageRoots';
import { attendedElement } from '../../foundations/pressedControl';
import { tabStops } from './focusable';

interface OpenModal {
  layer: HTMLElement;
  /** The part of the page that it is rendered for: a child of `overlayRoot`. */
  part: Element;
  /** Where focus goes back to, nearest first: the opener, then the openers of the modals below. */
  openers: readonly Element[];
}

const stack: OpenModal[] = [];
const silenced = new Set<Element>();
/** What a page that is not ours had when the first modal opened. */
let host: readonly Element[] = [];

/** The child of `overlayRoot` that an element stands in. */
function partAround(element: Element): Element {
  let part = element;
  while (part.parentElement && part.parentElement !== overlayRoot()) part = part.parentElement;
  return part;
}

/**
 * Only the top modal lives. Live regions and overlays that are no modal stay as they are, and so does what is not ours:
 * password managers and translators put their elements beside the page's (P13).
 */
function refreshInert(): void {
  for (const element of silenced) element.removeAttribute('inert');
  silenced.clear();
  const top = stack.at(-1);
  if (!top) return;
  const lower = new Set<Element>(stack.slice(0, -1).map(({ layer }) => layer));
  const silence = (element: Element): void => {
    if (
      element === top.layer
      || element.hasAttribute('inert')
      || element.hasAttribute('data-live-region')
    )
      return;
    if (element.contains(top.layer)) {
      // A modal in place stands deeper: everything beside it and beside what it stands in.
      for (const child of element.children) silence(child);
      return;
    }
    if (element.hasAttribute('data-overlay') && !lower.has(element)) return;
    element.setAttribute('inert', '');
    silenced.add(element);
  };
  for (const element of new Set([...host, ...stack.map(({ part }) => part), ...lower]))
    silence(element);
}

function refreshScrollLock(): void {
  const root = document.documentElement;
  if (stack.length === 0) return root.removeAttribute('data-scroll-locked');
  if (root.hasAttribute('data-scroll-locked')) return;
  // Keeping the scrollbar's room, where it takes any, spares the page a sideways jump.
  root.setAttribute('data-scroll-locked', window.innerWidth > root.clientWidth ? 'gutter' : '');
}

const isLive = (element: Element): boolean =>
  element.isConnected && element.closest('[inert], :disabled') === null;

/** Whether no other modal lies over this one: only the uppermost answers keys. */
export const isTopModal = (layer: HTMLElement): boolean => stack.at(-1)?.layer === layer;

/**
 * Puts a modal on top of the stack: everything of ours below goes inert and the page stops scrolling.
 * @param origin where it is rendered in the tree: the layer itself, or what stands in its place
 * @returns the undoing, which also gives focus back to the nearest opener that is still there, else to what stands in its place.
 */
export function pushModal(layer: HTMLElement, origin: Element): () => void {
  if (stack.length === 0) host = hostParts();
  const attended = attendedElement();
  const opener = attended === document.body ? null : attended;
  // What opened it may be replaced meanwhile, as the button that logs in is by who is logged in.
  const place = opener?.parentElement;
  const below = stack.map((modal) => modal.layer);
  const entry: OpenModal = {
    layer,
    part: partAround(origin),
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
      isLive(element)
      && (stack.length === 0
        ? !isGoing(element)
        : stack.some((modal) => modal.layer.contains(element)));
    const target =
      entry.openers.find(isReached) ?? (place && isReached(place) ? tabStops(place)[0] : undefined);
    if (target instanceof HTMLElement) target.focus();
  };
}
