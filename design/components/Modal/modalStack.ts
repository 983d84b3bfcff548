import { lastUsedElement } from '../../foundations/pressedControl';
import { tabStops } from '../../foundations/focusable';

interface OpenModal {
  layer: HTMLElement;
  /** The child of `body` that contains it. */
  part: Element;
  /** Where the focus returns, nearest first: the opener, then the openers of the modals below. */
  openers: readonly Element[];
}

const stack: OpenModal[] = [];
const silentElements = new Set<Element>();

/** The child of `body` that contains an element. */
function partAround(element: Element): Element {
  let part = element;
  while (part.parentElement && part.parentElement !== document.body) part = part.parentElement;
  return part;
}

/**
 * Only the top modal is active. Live regions, non-modal overlays and foreign elements do not
 * change: password managers and translators put their elements beside the page's (P13).
 */
function refreshInert(): void {
  for (const element of silentElements) element.removeAttribute('inert');
  silentElements.clear();
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
      // A modal in place is nested deeper: everything beside it and beside its ancestors becomes
      // inert.
      for (const child of element.children) silence(child);
      return;
    }
    if (element.hasAttribute('data-overlay') && !lower.has(element)) return;
    element.setAttribute('inert', '');
    silentElements.add(element);
  };
  for (const element of new Set([...stack.map(({ part }) => part), ...lower])) silence(element);
}

/** The frame that `refreshScrollLock` waits for. */
let frame = 0;

/**
 * Stops the page from scrolling while a modal is open. It measures in the next frame, which
 * computes the layout anyway; at once, the browser would compute it in the middle of a render.
 */
function refreshScrollLock(): void {
  const root = document.documentElement;
  cancelAnimationFrame(frame);
  if (stack.length === 0) return root.removeAttribute('data-scroll-locked');
  frame = requestAnimationFrame(() => {
    if (root.hasAttribute('data-scroll-locked')) return;
    // Keeping the scrollbar's space, if it takes any, prevents a horizontal shift of the page.
    root.setAttribute('data-scroll-locked', window.innerWidth > root.clientWidth ? 'gutter' : '');
  });
}

const isLive = (element: Element): boolean =>
  element.isConnected && element.closest('[inert], :disabled') === null;

/** Whether no other modal is above this one; only the top one handles keys. */
export const isTopModal = (layer: HTMLElement): boolean => stack.at(-1)?.layer === layer;

/**
 * Puts a modal on top of the stack: our content below becomes inert and the page stops scrolling.
 * @param origin its position in the tree: the layer itself, or its placeholder
 * @returns a function that undoes this and returns the focus to the nearest opener that still
 * exists, else to the element in its place, else to what is behind
 */
export function pushModal(layer: HTMLElement, origin: Element): () => void {
  const attended = lastUsedElement();
  const opener = attended === document.body ? null : attended;
  // The opener may be replaced meanwhile; for example, the account menu replaces the log-in button.
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
    // If modals close together, those below are still in the page but about to be removed.
    const isGoing = (element: Element) => [layer, ...below].some((each) => each.contains(element));
    const isReached = (element: Element) =>
      isLive(element)
      && (stack.length === 0
        ? !isGoing(element)
        : stack.some((modal) => modal.layer.contains(element)));
    // Without an opener, as on a page that opens with a dialog, the content behind gets the focus.
    const behind =
      stack.at(-1)?.layer.querySelector('[aria-modal]')
      ?? document.querySelector('main:not([data-overlay])');
    const target =
      entry.openers.find(isReached)
      ?? (place && isReached(place) ? tabStops(place)[0] : undefined)
      ?? behind;
    // What is behind may be taller than the window, and would scroll to its beginning.
    if (target instanceof HTMLElement) target.focus({ preventScroll: target === behind });
  };
}
