import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { quantile } from '../benchmarks/caller';
import { cycle } from '../benchmarks/startUp/cycles';
import { interact, type } from '../benchmarks/startUp/interactions';
import { PLAIN_PAGE } from '../benchmarks/startUp/plainPage';
import { buildReactForm } from '../benchmarks/startUp/reactForm';
import { serveFiles } from '../benchmarks/startUp/serveFiles';
import { Targets } from '../benchmarks/startUp/targets';
import { NETWORKS, visit } from '../benchmarks/startUp/visit';
import type { Network, Visit } from '../benchmarks/startUp/visit';
import type { Watch } from '../benchmarks/startUp/watchStart';
import { findChromium } from '../chromium';
import { unitPart } from '../parts/unitPart';
import type { Command } from '../process/runCommand';
import { onStop } from '../process/shutdown';
import { startPreview } from '../serving/preview';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const CYCLES = Number(process.env['BENCH_CYCLES'] ?? 10_000);
const FIRST_CYCLES = 100;
/** Times slower than this machine. */
const SLOWER = 4;
const CLOSE = '[role="dialog"] > button';
const GET_CODE = 'form button[type="button"]';
const PHONE = 'input[name="phone"]';

interface Subject {
  name: string;
  url: string;
  watch: Watch;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);
const write = (text: string): void => void process.stdout.write(`${text}\n`);
const ms = (value: number): string => `${value.toFixed(0)} ms`.padStart(8);
const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)}×`.padStart(7);
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

function subjects(origin: string, other: string): Subject[] {
  const ours = (locale: string) => `${origin}/login/index?sxz-lang=${locale}`;
  const frame = { field: PHONE, press: CLOSE, answer: `!${CLOSE}` };
  const form = { field: PHONE, press: `[data-late] ${GET_CODE}`, answer: `${PHONE}[aria-invalid="true"]` };
  return [
    { name: 'by hand', url: `${other}/plain`, watch: { field: PHONE } },
    { name: 'React form', url: `${other}/react`, watch: { field: PHONE, press: GET_CODE, answer: form.answer } },
    { name: 'ours zh, frame', url: ours('zh_CN'), watch: frame },
    { name: 'ours zh, form', url: ours('zh_CN'), watch: form },
    { name: 'ours ar, frame', url: ours('ar_SA'), watch: frame },
    { name: 'ours ar, form', url: ours('ar_SA'), watch: form },
  ];
}

async function startUp(browser: Browser, all: readonly Subject[], network: Network, targets: Targets): Promise<void> {
  const visits = new Map<string, Visit[]>(all.map(({ name }) => [name, []]));
  // Taken in turns, so that whatever else this machine does falls on all alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url, watch } of all) visits.get(name)?.push(await visit(browser, url, network, SLOWER, watch));
  }
  const of = (name: string, figure: keyof Visit) => median((visits.get(name) ?? []).map((each) => each[figure]));
  const base = of('by hand', 'usable');
  write(`\n  ${network.name}: ${(network.downloadThroughput * 8 / 1e6).toFixed(2)} Mbit/s down, ${(network.uploadThroughput * 8 / 1e6).toFixed(2)} up, ${network.latency} ms for each request`);
  write(`  ${''.padEnd(15)}${['paint', 'visible', 'usable', '', 'answers', '', 'blocked', 'longest'].map((head, index) => head.padStart(index === 3 || index === 5 ? 7 : 8)).join('')}${'until usable'.padStart(15)}${'in all'.padStart(10)}`);
  for (const { name } of all) {
    const [usable, answered] = [of(name, 'usable'), of(name, 'answered')];
    write(`  ${name.padEnd(15)}${ms(of(name, 'paint'))}${ms(of(name, 'visible'))}${ms(usable)}${ratio(usable, base)}${ms(answered)}${ratio(answered, base)}${ms(of(name, 'blocking'))}${ms(of(name, 'longest'))}${`${of(name, 'bytesUntilUsable')} B in ${of(name, 'requestsUntilUsable')}`.padStart(15)}${kib(of(name, 'bytes'))}`);
  }
  for (const locale of ['zh', 'ar']) {
    const [frame, form] = [`ours ${locale}, frame`, `ours ${locale}, form`];
    targets.atMost(`${network.name}, ${locale}: field usable`, of(frame, 'usable') / base, 1.05, '×');
    targets.atMost(`${network.name}, ${locale}: answers clicks`, of(frame, 'answered') / base, network.name === 'fast 4G' ? 2.2 : 2.8, '×');
    targets.atMost(`${network.name}, ${locale}: blocked`, of(form, 'blocking'), 50, ' ms');
    targets.atMost(`${network.name}, ${locale}: received until usable`, of(frame, 'bytesUntilUsable'), 5120, ' B');
  }
}

async function interactions(browser: Browser, origin: string, other: string, targets: Targets): Promise<void> {
  const typed = { plain: [] as number[], ours: [] as number[], longTasks: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    typed.plain.push(...(await type(browser, `${other}/plain`, PHONE, SLOWER)).keys);
    const ours = await type(browser, `${origin}/login/index?sxz-lang=en_US`, PHONE, SLOWER);
    typed.ours.push(...ours.keys);
    typed.longTasks += ours.longTasks;
  }
  const { opening, turning, speaking } = await interact(browser, origin, SLOWER, ROUNDS);
  targets.atMost('typing, a key to its paint', median(typed.ours) / median(typed.plain), 1.6, '×');
  targets.tell('', `${median(typed.ours).toFixed(1)} ms; by hand ${median(typed.plain).toFixed(1)} ms, worst ${Math.max(...typed.plain).toFixed(1)} ms`);
  targets.atMost('typing, worst key', Math.max(...typed.ours), 24, ' ms');
  targets.atMost('typing, long tasks', typed.longTasks, 0, '');
  targets.atMost('opening the dialog', median(opening), 100, ' ms');
  targets.tell('turning to the QR code', `${median(turning).toFixed(0)} ms`);
  targets.tell('changing the language', `${median(speaking).toFixed(0)} ms`);
}

async function soak(browser: Browser, origin: string, targets: Targets): Promise<void> {
  const [before, after] = await cycle(browser, origin, FIRST_CYCLES, CYCLES);
  const more = `${CYCLES} times opened and closed: more`;
  targets.atMost(`${more} timers`, after.timers - before.timers, 0, '');
  targets.atMost(`${more} listeners`, after.listeners - before.listeners, 0, '');
  targets.atMost(`${more} nodes`, after.nodes - before.nodes, 0, '');
  targets.atMost(`${more} heap`, (after.heap - before.heap) / 2 ** 20, 1, ' MiB');
  const { failed } = await unitPart(['--maxWorkers=1', 'by-qr/qrSoak']);
  targets.atMost('24 hours of QR polling in fake time: failures', failed, 0, '');
}

/**
 * `npm run bench`: how soon the sign-in page of the build in `dist` is usable, and how fast it answers, measured in a real
 * Chromium against a page without scripts and a React form. Names what to run as arguments: start, use, soak.
 */
export const command: Command = {
  isServer: false,
  async run(parts) {
    const wants = (part: string) => parts.length === 0 || parts.includes(part);
    const preview = await startPreview();
    onStop(() => preview.stop());
    const react = await buildReactForm(PLAIN_PAGE);
    const other = await serveFiles(new Map([
      ['/plain', ['text/html', PLAIN_PAGE]], ['/react', ['text/html', react.page]], ['/react/form.js', ['text/javascript', react.script]],
    ]));
    onStop(() => other.stop());
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    onStop(() => browser.close());
    const targets = new Targets();
    write(`\n  Chromium ${browser.version()}, ${SLOWER} times slower, empty cache; medians of ${ROUNDS}; load of this machine ${loadavg()[0]?.toFixed(1)}`);
    if (wants('start')) for (const network of NETWORKS) await startUp(browser, subjects(preview.url, other.url), network, targets);
    if (wants('use')) await interactions(browser, preview.url, other.url, targets);
    if (wants('soak')) await soak(browser, preview.url, targets);
    write(targets.table());
    return targets.allMet;
  },
};
