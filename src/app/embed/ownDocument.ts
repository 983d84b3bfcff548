/**
 * Reads a member of the document itself: in a host page `document.body` may be an image or form
 * with that name.
 */
export const documentMember = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document) as Document[Name];

/** Only `documentMember` reads it, so an element of this name does no harm. */
const HARMLESS: readonly string[] = ['currentScript'] satisfies (keyof Document)[];

/**
 * Whether named elements of the page hide document members that React and webpack rely on. A
 * function is accepted: a script of the page may have replaced a method.
 */
export function isDocumentHidden(): boolean {
  return Object.entries(Object.getOwnPropertyDescriptors(document)).some(
    ([name, { value }]) =>
      name in Document.prototype
      && !HARMLESS.includes(name)
      && (typeof value !== 'function' || value instanceof Element),
  );
}
