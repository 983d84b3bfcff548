/** Whether a key is the browser's, whatever it does here alone: back and forward, the ends of the page, its menus. */
export function isBrowsersKey({
  ctrlKey,
  metaKey,
  altKey,
}: {
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): boolean {
  return ctrlKey || metaKey || altKey;
}
