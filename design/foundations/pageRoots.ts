/*
 * The places of the document that components reach out to. The build that puts the sign-in dialog into foreign pages has
 * others in their stead (`src/app/embed/pageRoots.ts`): there all of ours is in a shadow tree.
 */

/** Carries language, direction and theme. */
export const pageElement = (): HTMLElement => document.documentElement;

/** Where dialogs and notices are put. */
export const overlayRoot = (): HTMLElement => document.body;

/** What has the focus. */
export const focusedElement = (): Element | null => document.activeElement;

/** What hears keys wherever they go. */
export const keyRoots = (): readonly EventTarget[] => [document];

/** An address for a link. */
export const linkAddress = (href: string): string => href;

/** What of the page is neither ours nor added by extensions: nothing on a page of ours. */
export const hostParts = (): readonly Element[] => [];
