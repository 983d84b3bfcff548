import { documentMember } from './ownDocument';
import { pageHost } from './pageHost';

/* Replaces `design/foundations/documentAdapter.ts` in the build for host pages. */

/** The element with our language, direction and theme, instead of the page's. */
export const pageElement = (): HTMLElement => pageHost().page;

/** The parent of dialogs and notices. */
export const overlayRoot = (): HTMLElement => pageHost().page;

/** The focused element in any shadow tree, because focus also returns to the page's own. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Where to listen for all keys: our key events do not reach the page's `document`. */
export const keyRoots = (): readonly EventTarget[] => [pageHost().root, document];

/** An absolute address for a link: the page may have a `<base>`, which must not apply. */
export const linkAddress = (href: string): string => new URL(href, location.href).href;

/**
 * The page's current elements, which become inert while a dialog is open. Later ones may belong to
 * password managers and are left alone.
 */
export const hostParts = (): readonly Element[] => [...documentMember('body').children];
