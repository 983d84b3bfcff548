/**
 * Notes for whoever watches the console what the service should not have said but the page can live with.
 * @param what names the thing, with nothing of the visitor in it
 * @param said the service's own text, shown cut and quoted
 */
export function logUnexpected(what: string, said: string): void {
  // oxlint-disable-next-line no-console -- what it is for
  console.warn(`${what}: ${JSON.stringify(said.slice(0, 60))}`);
}
