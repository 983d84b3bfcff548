/** Whether the browser says that it has a network. Its no is certain; its yes promises nothing. */
export function isOnline(): boolean {
  return navigator.onLine;
}
