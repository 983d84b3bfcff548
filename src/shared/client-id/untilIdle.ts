/** Whoever types pauses for less between two keys. */
const STILL_MS = 1500;
const ACTS = ['keydown', 'pointerdown', 'input'] as const;

/** Resolves once the visitor has done nothing for a moment: what takes a while then keeps nobody waiting. */
export function untilIdle(page: Window): Promise<void> {
  return new Promise((resolve) => {
    let timer: number;
    const rest = () => {
      page.clearTimeout(timer);
      timer = page.setTimeout(() => {
        ACTS.forEach((act) => page.removeEventListener(act, rest, true));
        resolve();
      }, STILL_MS);
    };
    // In the capture phase: nobody keeps an event from it.
    ACTS.forEach((act) => page.addEventListener(act, rest, true));
    rest();
  });
}
