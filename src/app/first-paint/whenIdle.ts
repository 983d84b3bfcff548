/**
 * Calls `work` when the page is idle.
 * @param timeout the longest delay on a busy page, ms; Safari has no idle callbacks and always
 *   waits this long
 */
export function whenIdle(
  page: Window & typeof globalThis,
  work: () => void,
  timeout: number,
): void {
  if ('requestIdleCallback' in page) page.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout);
}
