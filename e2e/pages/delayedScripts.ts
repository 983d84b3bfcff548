import type { Page } from '@playwright/test';

/**
 * Delays scripts of the app, as a slow network does, until `release`. Call it before the first
 * `goto`.
 */
export async function delayScripts(page: Page): Promise<{ release(): Promise<void> }> {
  let free = () => undefined as void;
  const freed = new Promise<void>((resolve) => (free = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await freed;
    await route.continue();
  });
  return {
    release: async () => {
      free();
      await page.waitForLoadState('load');
    },
  };
}

/** Opens an address without waiting for its scripts. */
export async function openBeforeScripts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.getElementById('early') !== null || document.querySelector('noscript') !== null,
  );
}

/**
 * Records every layout shift of the page from its start; call it before the first `goto`.
 * @returns one text for each
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = window as Window & { shifts?: string[] };
    seen.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moves = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${[from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')).join(' to ')} ${node?.outerHTML?.slice(0, 160) ?? node?.textContent}`,
        );
        seen.shifts?.push(`${entry.value} ${moves.join(' and ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () => (window as Window & { shifts?: string[] }).shifts ?? ['no observer was installed'],
    );
}

/**
 * Records every text that the page has painted, by frame; call it before the first `goto`. In
 * Firefox the page is transparent until its early script has run.
 */
export async function watchWords(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const seen = window as Window & { painted?: Set<string> };
    seen.painted = new Set();
    const look = () => {
      const root = document.getElementById('root');
      if (root?.checkVisibility({ opacityProperty: true }))
        seen.painted?.add(document.body.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() =>
      [...((window as Window & { painted?: Set<string> }).painted ?? [])].join('\n'),
    );
}
