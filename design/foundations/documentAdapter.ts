/*
 * The parts of the document that components access. The build for foreign pages replaces this file
 * (`src/app/embed/documentAdapter.ts`), because there our elements are in a shadow tree.
 */

/** The element with language, direction and theme. */
export const pageElement = (): HTMLElement => document.documentElement;

/** The parent of dialogs and notices. */
export const overlayRoot = (): HTMLElement => document.body;

/** The focused element; the embedding build looks into its shadow tree. */
export const focusedElement = (): Element | null => document.activeElement;

/** Targets that receive all key events. */
export const keyRoots = (): readonly EventTarget[] => [document];

/** An address for a link. */
export const linkAddress = (href: string): string => href;

/** Elements that belong neither to us nor to extensions: none on our own pages. */
export const hostParts = (): readonly Element[] => [];
