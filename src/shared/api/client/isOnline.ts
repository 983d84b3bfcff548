/** What the browser says about its network. A hint only (P1): both its yes and its no can be wrong. */
export function isOnline(): boolean {
  return navigator.onLine;
}
