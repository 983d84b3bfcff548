/** The browser's network state. Only a hint (P1): both values can be wrong. */
export function isOnline(): boolean {
  return navigator.onLine;
}
