/**
 * A member of the document itself. In a page that is not ours `document.body` may be an image or a form that bears the name.
 */
export const documentMember = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document) as Document[Name];

/** Read by `documentMember` alone: an element of this name is in nobody's way. */
const HARMLESS: readonly string[] = ['currentScript'] satisfies (keyof Document)[];

/**
 * Whether elements of the page hide members of the document, which React and webpack take for granted. What a script of the
 * page has put in the place of a method is a function, and does its work.
 */
export function isDocumentHidden(): boolean {
  return Object.entries(Object.getOwnPropertyDescriptors(document)).some(
    ([name, { value }]) =>
      name in Document.prototype
      && !HARMLESS.includes(name)
      && (typeof value !== 'function' || value instanceof Element),
  );
}
