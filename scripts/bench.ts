import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import { listenLocally } from '#scripts/serve/listenLocally.ts';
import { startPreview } from '#scripts/serve/preview.ts';
import { findChromium } from '#scripts/test/browsers.ts';
import { buildPlainForm } from '#scripts/bench/buildPlainForm.tsx';
import { ms, ratio, write } from '#scripts/bench/report.ts';
import { NETWORKS, SLOWER, visitInTurn } from '#scripts/bench/visit.ts';
import type { Network } from '#scripts/bench/visit.ts';

/**
 * `npm run bench`: measures the build in `dist` in Chromium beside the smallest form with the same
 * libraries.
 */
const options = readOptions({
  rounds: { type: 'string', about: 'how often each is measured, by default 7' },
  guard: { type: 'boolean', about: 'fails when a ratio of the start is 15 % over its goal' },
});
const ROUNDS = Number(options.rounds ?? 7);

/** The ratios to the plain form that the start may have, by figure. */
const GOALS = { paint: 1.5, answered: 1.4, blocked: 2.5, busy: 2.4 } as const;
const FIGURES = Object.keys(GOALS) as (keyof typeof GOALS)[];
const TOLERANCE = 1.15;
const failures: string[] = [];

/** When the sign-in form is painted and answers a press, and how busy the page is until then. */
async function compareStart(
  browser: Browser,
  ours: string,
  plain: string,
  rounds: number,
): Promise<void> {
  const pages = {
    'plain form': plain,
    ...Object.fromEntries(
      ['en_US', 'zh_CN', 'ar_SA'].map((locale) => [
        `sign-in, ${locale}`,
        `${ours}/login/index?sxz-lang=${locale}`,
      ]),
    ),
  };
  for (const network of Object.keys(NETWORKS) as Network[]) {
    const of = await visitInTurn(browser, pages, network, rounds);
    write(`\n  Start, ${network}`, ...FIGURES.flatMap((figure) => [figure, '']));
    for (const name of Object.keys(pages)) {
      for (const figure of FIGURES)
        if (of(name, figure) > of('plain form', figure) * GOALS[figure] * TOLERANCE)
          failures.push(`${name}, ${network}: ${figure} is over its goal, ${GOALS[figure]}×`);
      write(
        name,
        ...FIGURES.flatMap((figure) => [
          ms(of(name, figure)),
          ratio(of(name, figure), of('plain form', figure)),
        ]),
      );
    }
  }
}

requireBuilt();
const preview = await startPreview();
const plain = await listenLocally(await buildPlainForm());
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--lang=en-US'],
});
write(
  `\n  Chromium ${browser.version()}, ${SLOWER} times slower; medians of ${ROUNDS}; load of this machine ${loadavg()[0]?.toFixed(1)}`,
);
await compareStart(browser, preview.url, `${plain.url}/`, ROUNDS);
await browser.close();
await Promise.all([preview.stop(), plain.stop()]);
if (options.guard === true && failures.length > 0) {
  process.stdout.write(`\n${failures.join('\n')}\n`);
  process.exitCode = 1;
}
