/** Layers over the page: dialogs and notices. */
export const LAYER = '[data-overlay], [data-live-region]';

/**
 * Whether an element belongs to an extension, for example to a password manager. While a dialog is
 * open, no other element outside the layers can be pressed or focused.
 */
export function isForeign(element: Element): boolean {
  const { body, documentElement } = document;
  if (
    document.querySelector('[aria-modal]') === null
    || element === body
    || element === documentElement
  )
    return false;
  return element.closest(`[inert], ${LAYER}`) === null;
}
