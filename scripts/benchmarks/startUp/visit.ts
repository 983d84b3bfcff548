import type { Browser } from '@playwright/test';
import { watchStart } from './watchStart';
import type { Seen, Watch } from './watchStart';

/** A network as Chromium's developer tools emulate it: bytes per second, ms. */
export interface Network {
  name: string;
  downloadThroughput: number;
  uploadThroughput: number;
  latency: number;
}

const MEGABITS = 1_000_000 / 8;
/** The presets of Chromium's developer tools; latency is added to each request. */
export const NETWORKS: readonly Network[] = [
  { name: 'fast 4G', downloadThroughput: 9 * MEGABITS * 0.9, uploadThroughput: 1.5 * MEGABITS * 0.9, latency: 60 * 2.75 },
  { name: 'slow 4G', downloadThroughput: 1.6 * MEGABITS * 0.9, uploadThroughput: 0.75 * MEGABITS * 0.9, latency: 150 * 3.75 },
];

/** Figures of one visit: ms since it began, bytes of bodies as they came over the wire. */
export interface Visit {
  paint: number;
  visible: number;
  usable: number;
  answered: number;
  /** What the main thread was blocked beyond 50 ms in each task, until it answered. */
  blocking: number;
  longest: number;
  bytesUntilUsable: number;
  requestsUntilUsable: number;
  bytes: number;
}

const PATIENCE_MS = 60_000;
const SETTLED_MS = 10_000;

/** Opens a page with an empty cache on a slow machine, and waits until it is usable and has answered. */
export async function visit(browser: Browser, url: string, network: Network, slower: number, watch: Watch): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const { name: _, ...conditions } = network;
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const pieces: { at: number; bytes: number; request: string }[] = [];
    let began = Infinity;
    session.on('Network.requestWillBeSent', ({ timestamp }) => void (began = Math.min(began, timestamp)));
    // Bodies only: HTTP/2, which hosts speak, sends headers that it has sent before as one byte each. By what the answer
    // says of its length: the browser tells none for pages.
    session.on('Network.responseReceived', ({ requestId, timestamp, response: { headers } }) => {
      const [, length = 0] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length') ?? [];
      pieces.push({ at: timestamp, bytes: Number(length), request: requestId });
    });
    // tsx names the functions that run inside the page, by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchStart, watch);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction((wanted) => {
      const { seen } = window as unknown as { seen: Seen };
      return seen.usable > 0 && (!wanted || seen.answered > 0);
    }, watch.answer !== undefined, { timeout: PATIENCE_MS, polling: 200 })
      .catch((error: unknown) => { throw new Error(`${url} (${network.name}) did not answer the press on ${watch.press ?? 'nothing'}`, { cause: error }); });
    // What comes when idle belongs to the bytes in all; it is no failure if that takes long.
    await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => undefined);
    const { seen, paint } = await page.evaluate(() => ({
      seen: (window as unknown as { seen: Seen }).seen,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    }));
    const end = seen.answered || seen.usable;
    const early = pieces.filter(({ at }) => (at - began) * 1000 <= seen.usable);
    const tasks = seen.tasks.filter(({ start }) => start < end);
    return {
      paint, visible: seen.visible, usable: seen.usable, answered: end,
      blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      bytesUntilUsable: early.reduce((sum, { bytes }) => sum + bytes, 0),
      requestsUntilUsable: new Set(early.map(({ request }) => request)).size,
      bytes: pieces.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } finally {
    await context.close();
  }
}
