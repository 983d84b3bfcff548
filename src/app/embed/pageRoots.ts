import { documentMember } from './ownDocument';
import { pageHost } from './pageHost';

/* What `design/foundations/pageRoots.ts` is, in the build for foreign pages. */

/** Carries language, direction and theme: ours, and not the page's. */
export const pageElement = (): HTMLElement => pageHost().page;

/** Where dialogs and notices are put. */
export const overlayRoot = (): HTMLElement => pageHost().page;

/** What has the focus, in whatever shadow tree: focus goes back into the page's own ones too. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** What hears keys wherever they go: those of ours do not get out to the page's `document`. */
export const keyRoots = (): readonly EventTarget[] => [pageHost().root, document];

/** An address for a link: the page may have a `<base>`, which is not for ours. */
export const linkAddress = (href: string): string => new URL(href, location.href).href;

/**
 * What the page has now, and what waits while a dialog is open. Elements that come later may be those of password managers,
 * which belong to no page: they stay as they are.
 */
export const hostParts = (): readonly Element[] => [...documentMember('body').children];
