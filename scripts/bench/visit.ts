import type { Browser } from '@playwright/test';

/** CPU slowdown compared with this machine. */
export const SLOWER = 4;
const MEGABIT = 1_000_000 / 8;
/** Presets of Chromium's developer tools; latency is added to each request. */
export const NETWORKS = {
  'fast 4G': {
    downloadThroughput: 8.1 * MEGABIT,
    uploadThroughput: 1.35 * MEGABIT,
    latency: 165,
  },
  'slow 4G': {
    downloadThroughput: 1.44 * MEGABIT,
    uploadThroughput: 0.675 * MEGABIT,
    latency: 562.5,
  },
} as const;
export type Network = keyof typeof NETWORKS;

export const FIELD = 'input[name="phone"]';
const GET_CODE = 'form button[type="button"]';
/** What a form shows when its code button is pressed with an empty field. */
const ANSWER = `${FIELD}[aria-invalid="true"]`;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** After the last awaited figure, the page may still work. */
const SETTLED_MS = 1000;

/** Times of one visit, in ms since its start; 0 until the event happens. */
export interface VisitTimes {
  paint: number;
  largest: number;
  usable: number;
  answered: number;
  shift: number;
  /** How long tasks kept the page from answering, beyond 50 ms each. */
  blocked: number;
  /** Work of the main thread. */
  busy: number;
}

/**
 * Runs in the page before its own scripts. Checks in every frame whether a user can type in the
 * field, and presses the code button until the form answers.
 */
function watchStart([field, button, answer]: readonly [string, string, string]): void {
  const times: VisitTimes = {
    paint: 0,
    largest: 0,
    usable: 0,
    answered: 0,
    shift: 0,
    blocked: 0,
    busy: 0,
  };
  Object.assign(window, { seen: times });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.paint = startTime;
  });
  observe('longtask', ({ duration }) => (times.blocked += duration - 50));
  observe('largest-contentful-paint', ({ startTime }) => (times.largest = startTime));
  observe('layout-shift', (entry) => {
    times.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  let pressTime = -Infinity;
  const look = () => {
    const input = document.querySelector<HTMLInputElement>(field);
    const box = input?.getBoundingClientRect();
    const isReachable =
      input
      && box
      && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === input;
    if (isReachable && !input.disabled && !input.closest('[inert]'))
      times.usable ||= performance.now();
    if (times.usable > 0 && times.answered === 0 && document.readyState !== 'loading') {
      if (document.querySelector(answer)) times.answered = performance.now();
      else if (performance.now() - pressTime > 100) {
        // Again, because a form without our early script loses presses before hydration.
        pressTime = performance.now();
        document.querySelector<HTMLElement>(button)?.click();
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Visits a page with an empty cache in a tab without the protocol's `Runtime` domain, which
 * Playwright enables in its tabs: with it, V8 parses code that creates an `Error` again, and
 * start-up takes up to a fifth longer.
 * @param last the figure to wait for
 */
async function visit(
  browser: Browser,
  url: string,
  network: Network,
  last: keyof VisitTimes,
): Promise<VisitTimes> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const pending = new Map<number, (result: unknown) => void>();
  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
    if (id !== undefined) pending.get(id)?.(result);
  });
  const send = (method: string, params: object = {}): Promise<unknown> => {
    const id = pending.size + 1;
    const answer = new Promise<unknown>((resolve) => pending.set(id, resolve));
    void root.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return answer;
  };
  try {
    await send('Page.enable');
    await send('Performance.enable');
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] });
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await send('Page.addScriptToEvaluateOnNewDocument', {
      // tsx wraps functions with a helper to keep their names. The page does not have it.
      source: `globalThis.__name = (named) => named; (${watchStart.toString()})(${JSON.stringify([FIELD, GET_CODE, ANSWER])});`,
    });
    await send('Page.navigate', { url });
    const look = async () => {
      const { result } = (await send('Runtime.evaluate', {
        expression: 'globalThis.seen',
        returnByValue: true,
      })) as { result: { value?: VisitTimes } };
      return result.value;
    };
    for (const end = Date.now() + 60_000; !((await look())?.[last] ?? 0); await wait(200))
      if (Date.now() > end) throw new Error(`${url} did not get to “${last}” in a minute`);
    await wait(SETTLED_MS);
    const { metrics } = (await send('Performance.getMetrics')) as {
      metrics: { name: string; value: number }[];
    };
    const tasks = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
    return { ...((await look()) as VisitTimes), busy: tasks * 1000 };
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  }
}

/**
 * Visits pages in turn, so that other load of this machine affects all equally.
 * @returns the median of a figure of a page
 */
export async function visitInTurn(
  browser: Browser,
  pages: Readonly<Record<string, string>>,
  network: Network,
  last: keyof VisitTimes,
  rounds: number,
): Promise<(name: string, figure: keyof VisitTimes) => number> {
  const visits = new Map<string, VisitTimes[]>(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of Object.entries(pages))
      visits.get(name)?.push(await visit(browser, url, network, last));
  return (name, figure) => median((visits.get(name) ?? []).map((times) => times[figure]));
}
