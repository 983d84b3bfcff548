import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { expensiveTexts } from '#testing/cases/expensiveTexts.ts';
import { findChromium } from '#scripts/test/chromium.ts';
import { onStop } from '#scripts/cli/shutdown.ts';
import { startPreview } from '#scripts/serve/preview.ts';

/** The largest text that the app fetches, in bytes. */
const LARGEST = 524_288;
/**
 * The factor of a slow phone's CPU time. Chromium's own slowdown is not used: it spins while the
 * thread waits for a processor, so other programs would count.
 */
const SLOWER = 4;
/** The longest task that showing a text may cause, in milliseconds of a slow phone (P41). */
const LONGEST = 200;
/**
 * A task that was too long is measured again, because the first one warms caches; the shortest
 * counts.
 */
const TRIES = 4;

interface Found {
  what: string;
  longest: number;
  isShown: boolean;
}

const told = ({ what, longest, isShown }: Found): string =>
  `  ${Math.round(longest)} ms  ${isShown ? 'shown  ' : 'refused'}  ${what}`;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start, in microseconds. */
  ts: number;
  /** Duration, and CPU time of its thread, in microseconds. */
  dur?: number;
  tdur?: number;
}

const TASK = 'ThreadControllerImpl::RunTask';
const MARK = 'measured';

/**
 * The longest task of the page's main thread since a moment, in milliseconds of the thread's own
 * CPU time on a slow phone: other programs do not count.
 */
function longestTask(events: readonly TraceEvent[], since: { now: number; answered: number }) {
  const mark = events.find(({ name }) => name === MARK);
  if (!mark) throw new Error('The trace has no mark of the page.');
  const answered = mark.ts - (since.now - since.answered) * 1000;
  return Math.max(
    0,
    ...events.flatMap(({ name, pid, tid, ts, dur = 0, tdur = dur }) =>
      name === TASK && pid === mark.pid && tid === mark.tid && ts >= answered
        ? [(tdur * SLOWER) / 1000]
        : [],
    ),
  );
}

async function measure(
  browser: Browser,
  page: Page,
  address: string,
): Promise<Omit<Found, 'what'>> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.goto(address);
  // Waits for the text, a refused text, or an empty one. Not by a locator: Playwright's own search
  // for words takes longer than the longest allowed task.
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    if (main?.querySelector('[role="presentation"] > div')) return true;
    const statuses = [...(main?.querySelectorAll('[role="status"]') ?? [])];
    return statuses.some(({ textContent }) => /too large|empty/.test(textContent));
  });
  // Waits two frames, so that new content is painted, and again at the end of the text.
  const settle = () =>
    page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
        }),
    );
  await settle();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await settle();
  const since = await page.evaluate((name) => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/open/agreements/')) as PerformanceResourceTiming[];
    const { startTime } = performance.mark(name);
    return { now: startTime, answered: answer?.responseEnd ?? startTime };
  }, MARK);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const longest = longestTask(trace.traceEvents, since);
  return { longest, isShown: (await page.locator('main [role="presentation"]').count()) > 0 };
}

/** Texts near the limits: each shape alone from small to large, then mixtures. */
function candidates(count: number, seed: number): { what: string; html: string }[] {
  const shapes = Object.keys(expensiveTexts);
  const made = (name: string, bytes: number) => expensiveTexts[name]?.(bytes) ?? '';
  const single = shapes.flatMap((name) =>
    [8000, 60_000, LARGEST - 1000].map((bytes) => ({
      what: `${name}, ${bytes} bytes`,
      html: made(name, bytes),
    })),
  );
  const part = fc.tuple(fc.constantFrom(...shapes), fc.integer({ min: 500, max: 120_000 }));
  const mixed = fc
    .sample(fc.array(part, { minLength: 2, maxLength: 4 }), { numRuns: count, seed })
    .map((parts) => ({
      what: parts.map(([name, bytes]) => `${name}, ${bytes} bytes`).join(' + '),
      html: parts.map(([name, bytes]) => made(name, bytes)).join('<p>and</p>'),
    }));
  return [...single, ...mixed].filter(({ html }) => Buffer.byteLength(html) <= LARGEST);
}

/**
 * Searches for an agreement that blocks the main thread of a slow phone for longer than
 * allowed (P41): shapes that multiply, alone and mixed. Prints the worst.
 * @param count mixtures to try
 * @returns whether none was found
 */
export async function searchCostlyAgreements(count: number, seed: number): Promise<boolean> {
  const executablePath = findChromium();
  const [preview, browser] = await Promise.all([
    startPreview(),
    chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    }),
  ]);
  onStop(() => browser.close());
  onStop(() => preview.stop());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  let body = '';
  await page.route(/\/open\/agreements\//, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  const found: Found[] = [];
  for (const { what, html } of candidates(count, seed)) {
    body = html;
    let best = await measure(browser, page, `${preview.url}/service?sxz-lang=en_US`);
    for (let tries = 1; tries < TRIES && best.isShown && best.longest > LONGEST; tries += 1) {
      const again = await measure(browser, page, `${preview.url}/service?sxz-lang=en_US`);
      if (again.longest < best.longest) best = again;
    }
    if (best.isShown && best.longest > LONGEST)
      process.stdout.write(`${told({ what, ...best })}\n`);
    found.push({ what, ...best });
  }
  await browser.close();
  await preview.stop();
  found.sort((one, other) => other.longest - one.longest);
  process.stdout.write(
    `\nThe longest task after an agreement has arrived, ${SLOWER} times slower (at most ${LONGEST} ms):\n`,
  );
  for (const each of found.slice(0, 12)) process.stdout.write(`${told(each)}\n`);
  return found.every(({ longest, isShown }) => !isShown || longest <= LONGEST);
}
