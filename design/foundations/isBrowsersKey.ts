/** Whether the browser handles a key itself: back and forward, the ends of the page, its menus. */
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
