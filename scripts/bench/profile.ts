import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { HOST, SOURCE_MAPS } from '#scripts/build/buildFolder.ts';
import { tokenOf } from './presses';
import { ms, write } from './report';
import { median } from './visit';

/** Microseconds between two samples. */
const INTERVAL = 100;
/** How long a start or a press is profiled. */
const DURATION_MS = 2500;
const LIMIT = 25;

interface Frame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}
interface Profile {
  nodes: { id: number; callFrame: Frame }[];
  samples?: number[];
  timeDeltas?: number[];
}

const maps = new Map<string, SourceMap | undefined>();

function sourceMapOf(url: string): SourceMap | undefined {
  const file = join(HOST, SOURCE_MAPS, 'assets', `${basename(url.split('?')[0] ?? '')}.map`);
  if (!maps.has(file))
    maps.set(
      file,
      existsSync(file)
        ? new SourceMap(
            JSON.parse(readFileSync(file, 'utf8')) as ConstructorParameters<typeof SourceMap>[0],
          )
        : undefined,
    );
  return maps.get(file);
}

/** The function of a sample and its file, by the source maps of the build. */
function nameOf({ functionName, url, lineNumber, columnNumber }: Frame): string {
  if (url === '') return `${functionName}  (browser)`;
  const entry = sourceMapOf(url)?.findEntry(lineNumber, columnNumber);
  if (entry === undefined || !('originalSource' in entry) || !entry.originalSource)
    return `${functionName}  ${basename(url)}`;
  // Node's types lack the name.
  const { name, originalLine, originalSource } = entry as typeof entry & { name?: string };
  const file = originalSource.replace(/^webpack:\/\/[^/]*\/|^.*node_modules\//, '');
  return `${name ?? functionName}:${originalLine + 1}  ${file}`;
}

/** Milliseconds of the main thread by function, without its idle time. */
function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profile): Map<string, number> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  samples.forEach((id, at) => {
    const frame = frames.get(id);
    if (!frame || /^\((?:idle|program|root)\)$/.test(frame.functionName)) return;
    const name = nameOf(frame);
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
  });
  return times;
}

/**
 * Writes where the main thread spends its time, by function: medians of an unthrottled processor.
 * @param url of the page whose start is profiled, as an administrator unless it is the sign-in page
 * @param press accessible names of controls, separated by ">"; then the press of the last is
 * profiled instead, after those of the others
 */
export async function profile(
  browser: Browser,
  url: string,
  press: string | undefined,
  rounds: number,
): Promise<void> {
  const token = url.includes('/login/') ? undefined : await tokenOf(new URL(url).origin);
  const presses = press?.split('>').map((name) => name.trim()) ?? [];
  const last = presses.pop();
  const all: Map<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
    if (token !== undefined)
      await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
    const control = (name: string) =>
      page
        .locator('button, input, [role="tab"]')
        .and(page.getByLabel(name))
        .or(page.getByRole('button', { name }))
        .or(page.getByRole('tab', { name }))
        .first();
    if (last !== undefined) {
      await page.goto(url, { waitUntil: 'networkidle' });
      for (const name of presses) {
        await control(name).click();
        await page.waitForLoadState('networkidle');
      }
    }
    await session.send('Profiler.start');
    if (last === undefined) await page.goto(url);
    else await control(last).evaluate((element) => (element as HTMLElement).click());
    await page.waitForTimeout(DURATION_MS);
    all.push(selfTimes((await session.send('Profiler.stop')).profile));
    await page.close();
  }
  const names = new Set(all.flatMap((times) => [...times.keys()]));
  const medians = [...names].map(
    (name) => [name, median(all.map((times) => times.get(name) ?? 0))] as const,
  );
  write(`\n  ${url}${press === undefined ? '' : `, ${press}`}`);
  for (const [name, time] of medians.sort(([, one], [, other]) => other - one).slice(0, LIMIT))
    process.stdout.write(`  ${ms(time).padStart(10)}  ${name}\n`);
}
