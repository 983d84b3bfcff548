import type { Browser } from '@playwright/test';
import { openBareTab } from './bareTab';
import type { BareTab } from './bareTab';
import { watchStart } from './watchStart';
import type { Seen, Watch } from './watchStart';

/** A network that Chromium's developer tools emulate: bytes per second, and ms. */
export interface Network {
  name: string;
  downloadThroughput: number;
  uploadThroughput: number;
  latency: number;
}

const MEGABITS = 1_000_000 / 8;
/** The presets of Chromium's developer tools; latency is added to each request. */
export const NETWORKS: readonly Network[] = [
  {
    name: 'fast 4G',
    downloadThroughput: 9 * MEGABITS * 0.9,
    uploadThroughput: 1.5 * MEGABITS * 0.9,
    latency: 60 * 2.75,
  },
  {
    name: 'slow 4G',
    downloadThroughput: 1.6 * MEGABITS * 0.9,
    uploadThroughput: 0.75 * MEGABITS * 0.9,
    latency: 150 * 3.75,
  },
];

/** Figures of one visit: ms since its start, and bytes of bodies as transferred. */
export interface Visit {
  paint: number;
  largest: number;
  /** The cumulative layout shift, a number without a unit. */
  shift: number;
  visible: number;
  usable: number;
  answered: number;
  /** The total time by which tasks exceeded 50 ms, until the page answered. */
  blocking: number;
  longest: number;
  bytesUntilUsable: number;
  requestsUntilUsable: number;
  bytes: number;
}

const PATIENCE_MS = 60_000;
const POLL_MS = 200;
/** The page is loaded if it has requested nothing for this time. */
const QUIET_MS = 500;
const SETTLED_MS = 10_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Polls a condition.
 * @returns whether it became true in time
 */
async function comesTrue(
  patience: number,
  check: () => Promise<boolean> | boolean,
): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(POLL_MS))
    if (await check()) return true;
  return false;
}

interface Received {
  requestId: string;
  /** Seconds. */
  timestamp: number;
}
interface Answered extends Received {
  response: { headers: Readonly<Record<string, string>> };
}

/**
 * Records what was transferred. Bodies only: hosts use HTTP/2, which sends a repeated header as one
 * byte.
 */
function watchNetwork(tab: BareTab) {
  const pieces: { at: number; bytes: number; request: string }[] = [];
  const open = new Set<string>();
  let began = Infinity;
  let changed = 0;
  const ended = ({ requestId }: Received) => {
    open.delete(requestId);
    changed = Date.now();
  };
  tab.on('Network.requestWillBeSent', ({ requestId, timestamp }: Received) => {
    began = Math.min(began, timestamp);
    open.add(requestId);
    changed = Date.now();
  });
  // Uses the answer's content length, because the browser does not report the size of pages.
  tab.on(
    'Network.responseReceived',
    ({ requestId, timestamp, response: { headers } }: Answered) => {
      const [, length = 0] =
        Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length') ?? [];
      pieces.push({ at: timestamp, bytes: Number(length), request: requestId });
    },
  );
  tab.on('Network.loadingFinished', ended);
  tab.on('Network.loadingFailed', ended);
  return {
    pieces,
    /** The pieces that had arrived within this many ms after the start. */
    until: (ms: number) => pieces.filter(({ at }) => (at - began) * 1000 <= ms),
    isQuiet: () => open.size === 0 && Date.now() - changed >= QUIET_MS,
  };
}

const sumOf = (pieces: readonly { bytes: number }[]): number =>
  pieces.reduce((sum, { bytes }) => sum + bytes, 0);

/** A visit before the measured one, which fills the cache. */
export interface EarlierVisit {
  /** A script that runs in its page at the end, for example to store a session. */
  leaves?: string;
}

/**
 * Opens a page on a slowed-down machine, and waits until it is usable and has answered. The cache
 * is empty unless there was an earlier visit.
 */
export async function visit(
  browser: Browser,
  url: string,
  network: Network,
  slower: number,
  watch: Watch,
  earlier?: EarlierVisit,
): Promise<Visit> {
  const tab = await openBareTab(browser);
  const { send, read, close } = tab;
  try {
    const { name, ...conditions } = network;
    if (earlier) {
      const arrived = watchNetwork(tab);
      await send('Page.navigate', { url });
      await comesTrue(SETTLED_MS, () => arrived.pieces.length > 0 && arrived.isQuiet());
      await read(earlier.leaves ?? '');
      await send('Page.navigate', { url: 'about:blank' });
    } else await send('Network.setCacheDisabled', { cacheDisabled: true });
    await send('Network.emulateNetworkConditions', { offline: false, ...conditions });
    await send('Emulation.setCPUThrottlingRate', { rate: slower });
    const seenOnWire = watchNetwork(tab);
    // tsx wraps functions with a helper to keep their names. The page does not have it.
    const source = `globalThis.__name = (named) => named; (${watchStart.toString()})(${JSON.stringify(watch)});`;
    await send('Page.addScriptToEvaluateOnNewDocument', { source });
    await send('Page.navigate', { url });
    const wanted =
      watch.answer !== undefined ? 'answered' : watch.field !== undefined ? 'usable' : 'largest';
    const came = await comesTrue(PATIENCE_MS, async () => Number(await read(`seen.${wanted}`)) > 0);
    if (!came) throw new Error(`${url} (${name}) was not ${wanted} in ${PATIENCE_MS} ms`);
    // What the page fetches when idle counts in the total bytes; a timeout here is not a failure.
    await comesTrue(SETTLED_MS, seenOnWire.isQuiet);
    const seen = (await read('seen')) as Seen;
    const paint = Number(
      await read("performance.getEntriesByName('first-contentful-paint')[0].startTime"),
    );
    const end = seen.answered || seen.usable;
    const early = seenOnWire.until(seen.usable);
    const tasks = seen.tasks.filter(({ start }) => start < end);
    return {
      paint,
      largest: seen.largest,
      shift: seen.shift,
      visible: seen.visible,
      usable: seen.usable,
      answered: end,
      blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      bytesUntilUsable: sumOf(early),
      requestsUntilUsable: new Set(early.map(({ request }) => request)).size,
      bytes: sumOf(seenOnWire.pieces),
    };
  } finally {
    await close();
  }
}
