import type { Page } from '@playwright/test';

/** A file of the app, whatever it is for. */
const SCRIPTS = '**/assets/*.js';

/** Holds every script of the app back, as a slow network does, until `release`. Before the first `goto`. */
export async function holdScripts(page: Page): Promise<{ release(): Promise<void> }> {
  let free = () => undefined as void;
  const freed = new Promise<void>((resolve) => (free = resolve));
  await page.route(SCRIPTS, async (route) => {
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
export async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('early') !== null || document.querySelector('noscript') !== null);
}

/** Sums the layout shifts of the page from its start; call before the first `goto`, read at the end. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as Window & { shifted?: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted = (seen.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { shifted?: number }).shifted ?? -1);
}

/** Keeps every text that the page ever painted, by frame; call before the first `goto`. */
export async function watchWords(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const seen = window as Window & { painted?: Set<string> };
    seen.painted = new Set();
    const look = () => {
      if (document.body !== null) seen.painted?.add(document.body.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...((window as Window & { painted?: Set<string> }).painted ?? [])].join('\n'));
}
