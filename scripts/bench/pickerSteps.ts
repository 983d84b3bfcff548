import type { Locator, Page } from '@playwright/test';

/** A step in the page: the time until its result is painted, and the network's share. */
export interface Step {
  milliseconds: number;
  network: number;
}

/**
 * Clicks and waits until a selector matches the expected number of elements or a text has changed.
 * @param changed the element whose text must change; without it, `until` must appear
 */
export async function clickUntil(
  page: Page,
  target: Locator,
  until: string,
  changed = false,
): Promise<Step> {
  const handle = await target.elementHandle();
  return page.evaluate(
    async ([element, selector, isChange]) => {
      const before = isChange ? document.querySelector(selector)?.textContent : undefined;
      performance.clearResourceTimings();
      const start = performance.now();
      (element as HTMLElement).click();
      const isDone = () => {
        const found = document.querySelector(selector);
        return found !== null && (!isChange || found.textContent !== before);
      };
      // What exists at the start of a frame is painted in that frame, which ends before the next
      // task.
      do {
        if (performance.now() - start > 10_000)
          throw new Error(`The click had no effect: ${selector}`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (!isDone());
      await new Promise((resolve) => setTimeout(resolve));
      const end = performance.now();
      const calls = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime >= start) as PerformanceResourceTiming[];
      const network = Math.max(
        0,
        ...calls
          .filter(({ responseEnd }) => responseEnd <= end)
          .map(({ startTime, responseEnd }) => responseEnd - startTime),
      );
      return { milliseconds: end - start, network };
    },
    [handle, until, changed] as const,
  );
}

/** Elements inside the dialog. */
export async function nodesOf(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => element.querySelectorAll('*').length);
}
