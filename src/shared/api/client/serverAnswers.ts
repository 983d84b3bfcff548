/** The limit of every call. */
const TIMEOUT_MS = 6000;

/**
 * Whether the page's server answers. It sends a request, because the browser's own state is only a
 * hint (P1).
 */
export function serverAnswers(): Promise<boolean> {
  return fetch(location.origin + location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    () => true,
    () => false,
  );
}
