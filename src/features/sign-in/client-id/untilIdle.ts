/** Longer than the pause between two keystrokes. */
const STILL_MS = 1500;
const ACTS = ['keydown', 'pointerdown', 'input'] as const;

/**
 * Resolves once the user has been inactive for a moment, so that expensive work does not delay
 * input.
 */
export function untilIdle(page: Window): Promise<void> {
  return new Promise((resolve) => {
    let timer: number;
    const restart = () => {
      page.clearTimeout(timer);
      timer = page.setTimeout(() => {
        ACTS.forEach((act) => page.removeEventListener(act, restart, true));
        resolve();
      }, STILL_MS);
    };
    // In the capture phase, so that no other listener can stop the event.
    ACTS.forEach((act) => page.addEventListener(act, restart, true));
    restart();
  });
}
