/**
 * Logs an unexpected answer of the service that the page can handle.
 * @param what names the thing, without personal data
 * @param said the service's own text, logged shortened and quoted
 */
export function logUnexpected(what: string, said: string): void {
  // oxlint-disable-next-line no-console -- logging is its purpose
  console.warn(`${what}: ${JSON.stringify(said.slice(0, 60))}`);
}
