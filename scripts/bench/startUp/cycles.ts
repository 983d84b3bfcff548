import type { Browser, CDPSession } from '@playwright/test';

/** What a page retains after garbage collection. */
export interface Memory {
  nodes: number;
  listeners: number;
  heap: number;
  /** Timers that were set and have neither run nor been cleared. */
  timers: number;
}

interface CountedPage {
  waiting: Set<unknown>;
}

/** Runs before the page's own scripts: counts pending timers. */
function countTimers(): void {
  const waiting = new Set<unknown>();
  Object.assign(window, { waiting });
  const { setTimeout: set, clearTimeout: clear } = window;
  const counted = (work: TimerHandler, ...rest: [number?, ...unknown[]]) => {
    const id = set(
      () => {
        waiting.delete(id);
        if (typeof work === 'function') work();
      },
      ...rest,
    );
    waiting.add(id);
    return id;
  };
  const forgotten = (id: number | undefined) => {
    waiting.delete(id);
    clear(id);
  };
  Object.assign(window, { setTimeout: counted, clearTimeout: forgotten });
}

async function measureMemory(session: CDPSession, timers: number): Promise<Memory> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    heap: of('JSHeapUsedSize'),
    timers,
  };
}

/** Opens and closes the sign-in dialog with its event and its button. Runs in the page. */
async function openAndClose(times: number): Promise<void> {
  const until = async (isThere: boolean) => {
    while ((document.querySelector('[role="dialog"]') !== null) !== isThere) {
      await new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(0);
      });
    }
  };
  for (let time = 0; time < times; time += 1) {
    window.dispatchEvent(new CustomEvent('login-dialog'));
    await until(true);
    document.querySelector<HTMLElement>('[role="dialog"] > button')?.click();
    await until(false);
  }
}

/**
 * Opens and closes the dialog repeatedly.
 * @returns what the page retained after the first cycles, and after all
 */
export async function cycle(
  browser: Browser,
  origin: string,
  first: number,
  all: number,
): Promise<[before: Memory, after: Memory]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(countTimers);
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  const settled = async () => {
    await page.waitForTimeout(2000);
    return measureMemory(
      session,
      await page.evaluate(() => (window as unknown as CountedPage).waiting.size),
    );
  };
  await page.evaluate(openAndClose, first);
  const before = await settled();
  await page.evaluate(openAndClose, all - first);
  const after = await settled();
  await context.close();
  return [before, after];
}
