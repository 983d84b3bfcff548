/** As long as any call may take (specification 9). */
const LIMIT_MS = 6000;

/** Whether the server of this page answers at all. Asks it, because the browser gives only a hint (P1). */
export function serverAnswers(): Promise<boolean> {
  return fetch(location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).then(
    () => true,
    () => false,
  );
}
