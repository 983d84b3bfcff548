/**
 * Logs an unexpected answer of the service that the page can handle.
 * @param what names the thing, without personal data
 * @param detail the service's own text, logged shortened and quoted
 */
export function logUnexpected(what: string, detail: string): void {
  // oxlint-disable-next-line no-console -- logging is its purpose
  console.warn(`${what}: ${JSON.stringify(detail.slice(0, 60))}`);
}
