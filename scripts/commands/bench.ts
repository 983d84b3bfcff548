import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { median } from '#scripts/bench/median.ts';
import {
  compareStarts,
  guardedPath,
  PHONE,
  plainPath,
  subjectsOf,
} from '#scripts/bench/startUp/compare.ts';
import { comparePages } from '#scripts/bench/startUp/comparePages.ts';
import { compareWarm } from '#scripts/bench/startUp/compareWarm.ts';
import { cycle } from '#scripts/bench/startUp/cycles.ts';
import { interact, type } from '#scripts/bench/startUp/interactions.ts';
import { measuredLocales, plainPage } from '#scripts/bench/startUp/plainPage.ts';
import { buildPlainForm, PLAIN_FORM_SCRIPT } from '#scripts/bench/startUp/plainForm/build.ts';
import { serveFiles } from '#scripts/bench/startUp/serveFiles.ts';
import type { ServedFile } from '#scripts/bench/startUp/serveFiles.ts';
import { signIn } from '#scripts/bench/signIn.ts';
import { Targets } from '#scripts/bench/targets.ts';
import { NETWORKS } from '#scripts/bench/startUp/visit.ts';
import { findChromium } from '#scripts/test/chromium.ts';
import { unitStep } from '#scripts/test/steps/unitStep.ts';
import { readNumber } from '#scripts/cli/readNumber.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { onStop } from '#scripts/cli/shutdown.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { inlineHashes } from '#scripts/serve/inlineHashes.ts';
import { startPreview } from '#scripts/serve/preview.ts';
import { securityHeaders } from '#scripts/serve/securityHeaders.ts';

const PARTS = ['start', 'pages', 'warm', 'use', 'soak'] as const;
const ROUNDS = readNumber('BENCH_ROUNDS', 7);
const CYCLES = readNumber('BENCH_CYCLES', 10_000);
/** Engines keep code compiled after enough cycles, which uses memory once. */
const FIRST_CYCLES = 1000;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--lang=en-US',
];
/** CPU slowdown compared with this machine. */
const SLOWER = 4;
const write = (text: string): void => void process.stdout.write(`${text}\n`);

async function interactions(
  browser: Browser,
  origin: string,
  other: string,
  targets: Targets,
): Promise<void> {
  const typed = { plain: [] as number[], ours: [] as number[], longTasks: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    typed.plain.push(...(await type(browser, `${other}${plainPath('en_US')}`, PHONE, SLOWER)).keys);
    const ours = await type(browser, `${origin}/login/index?sxz-lang=en_US`, PHONE, SLOWER);
    typed.ours.push(...ours.keys);
    typed.longTasks += ours.longTasks;
  }
  const { opening, turning, speaking } = await interact(browser, origin, SLOWER, ROUNDS);
  targets.atMost('typing, a key to its paint', median(typed.ours) / median(typed.plain), 1.6, '×');
  targets.report(
    '',
    `${median(typed.ours).toFixed(1)} ms; by hand ${median(typed.plain).toFixed(1)} ms, worst ${Math.max(...typed.plain).toFixed(1)} ms`,
  );
  targets.atMost('typing, worst key', Math.max(...typed.ours), 24, ' ms');
  targets.atMost('typing, long tasks', typed.longTasks, 0, '');
  targets.atMost('opening the dialog', median(opening), 100, ' ms');
  targets.report('turning to the QR code', `${median(turning).toFixed(0)} ms`);
  targets.report('changing the language', `${median(speaking).toFixed(0)} ms`);
}

async function soak(browser: Browser, origin: string, targets: Targets): Promise<void> {
  const [before, after] = await cycle(browser, origin, FIRST_CYCLES, CYCLES);
  const more = `${CYCLES} times opened and closed: more`;
  targets.atMost(`${more} timers`, after.timers - before.timers, 0, '');
  targets.atMost(`${more} listeners`, after.listeners - before.listeners, 0, '');
  targets.atMost(`${more} nodes`, after.nodes - before.nodes, 0, '');
  targets.atMost(`${more} heap`, (after.heap - before.heap) / 2 ** 20, 1, ' MiB');
  process.env['QR_SOAK_HOURS'] = '24';
  const { failures } = await unitStep(['--maxWorkers=1', 'qr/watchQrSession.soak']);
  targets.atMost('24 hours of QR polling in fake time: failures', failures.length, 0, '');
}

/**
 * `npm run bench`: how soon the sign-in form of the build in `dist` answers and is usable, in a
 * real Chromium, compared with the smallest form with the same libraries and with a page without
 * scripts. Arguments name what to run: start, pages, warm, use, soak.
 */
export const command: Command = {
  isServer: false,
  accepts: PARTS,
  async run(parts) {
    const wants = (part: (typeof PARTS)[number]) => parts.length === 0 || parts.includes(part);
    requireBuilt();
    const preview = await startPreview();
    onStop(() => preview.stop());
    const plainForm = await buildPlainForm();
    const other = await serveFiles(
      new Map<string, ServedFile>([
        ...measuredLocales.flatMap((locale): [string, ServedFile][] => {
          const file = { type: 'text/html', content: plainPage(locale) };
          return [
            [plainPath(locale), file],
            [
              guardedPath(locale),
              { ...file, headers: securityHeaders({ inline: inlineHashes(file.content) }) },
            ],
          ];
        }),
        ['/form', { type: 'text/html', content: plainForm.page }],
        [PLAIN_FORM_SCRIPT, { type: 'text/javascript', content: plainForm.script }],
      ]),
    );
    onStop(() => other.stop());
    const executablePath = findChromium();
    if (executablePath === undefined)
      throw new UserError('There is no Chromium to measure in: npm test installs one.');
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    onStop(() => browser.close());
    const targets = new Targets();
    write(
      `\n  Chromium ${browser.version()}, ${SLOWER} times slower; medians of ${ROUNDS}; load of this machine ${loadavg()[0]?.toFixed(1)}`,
    );
    if (wants('start')) {
      for (const network of NETWORKS)
        await compareStarts(
          browser,
          subjectsOf(preview.url, other.url),
          network,
          { rounds: ROUNDS, slower: SLOWER },
          targets,
        );
    }
    if (wants('pages')) {
      const addresses = { ours: preview.url, byHand: other.url + guardedPath('en_US') };
      for (const network of NETWORKS)
        await comparePages(
          browser,
          addresses,
          network,
          { rounds: ROUNDS, slower: SLOWER },
          targets,
        );
    }
    if (wants('warm')) {
      const addresses = { ours: preview.url, token: await signIn(preview.url) };
      for (const network of NETWORKS)
        await compareWarm(browser, addresses, network, { rounds: ROUNDS, slower: SLOWER }, targets);
    }
    if (wants('use')) await interactions(browser, preview.url, other.url, targets);
    if (wants('soak')) await soak(browser, preview.url, targets);
    write(targets.table());
    return targets.allMet;
  },
};
