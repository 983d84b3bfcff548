/** What lies over the page: dialogs and notices. */
export const LAYER = '[data-overlay], [data-live-region]';

/**
 * Whether an element is neither ours nor the page's around us, as those of password managers: while a dialog is open
 * nothing else outside the layers can be pressed or has the focus.
 */
export function isForeign(element: Element): boolean {
  const { body, documentElement } = document;
  if (
    !documentElement.hasAttribute('data-scroll-locked')
    || element === body
    || element === documentElement
  )
    return false;
  return element.closest(`[inert], ${LAYER}`) === null;
}
