import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { prerenderedPages } from '#app/first-paint/prerenderedPages.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import { listenLocally } from '#scripts/serve/listenLocally.ts';
import { startPreview } from '#scripts/serve/preview.ts';
import { findChromium } from '#scripts/test/browsers.ts';
import { buildPlainForm } from '#scripts/bench/buildPlainForm.tsx';
import { press, use, usePickers } from '#scripts/bench/presses.ts';
import { profile } from '#scripts/bench/profile.ts';
import { ms, ratio, write } from '#scripts/bench/report.ts';
import { NETWORKS, SLOWER, visitInTurn } from '#scripts/bench/visit.ts';
import type { Network } from '#scripts/bench/visit.ts';

/**
 * `npm run bench`: measures the build in `dist` in Chromium beside the smallest form with the same
 * libraries.
 */
const options = readOptions({
  part: { type: 'string', about: 'one part only: start, pages, use, presses or pickers' },
  rounds: { type: 'string', about: 'how often each is measured, by default 7' },
  guard: { type: 'boolean', about: 'fails when a ratio of the start is 15 % over its goal' },
  profile: { type: 'string', about: 'only the start of this path, by function: /login/index' },
  press: {
    type: 'string',
    about: 'with profile: the press of the last of these, Departments or A > B, instead',
  },
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
    const of = await visitInTurn(browser, pages, network, 'answered', rounds);
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

/** First and largest paint and layout shift of every page. */
async function comparePages(
  browser: Browser,
  ours: string,
  plain: string,
  rounds: number,
): Promise<void> {
  const own = prerenderedPages.map(({ path = '/unknown', parameter }) => {
    const query = [...(parameter ? [parameter] : []), ['sxz-lang', 'en_US']];
    return [
      path + (parameter ? `, ${parameter.join('=')}` : ''),
      `${ours}${path}?${query.map((pair) => pair.join('=')).join('&')}`,
    ];
  });
  const pages = Object.fromEntries([['plain form', plain], ...own]) as Record<string, string>;
  for (const network of Object.keys(NETWORKS) as Network[]) {
    const of = await visitInTurn(browser, pages, network, 'largest', rounds);
    write(`\n  Pages, ${network}`, 'first paint', '', 'largest', '', 'shift');
    for (const name of Object.keys(pages))
      write(
        name,
        ...(['paint', 'largest'] as const).flatMap((figure) => [
          ms(of(name, figure)),
          ratio(of(name, figure), of('plain form', figure)),
        ]),
        of(name, 'shift').toFixed(3),
      );
  }
}

const PARTS: Readonly<
  Record<string, (browser: Browser, ours: string, plain: string, rounds: number) => Promise<void>>
> = {
  start: compareStart,
  pages: comparePages,
  use,
  presses: press,
  pickers: usePickers,
};

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
if (options.profile !== undefined)
  await profile(browser, preview.url + options.profile, options.press, ROUNDS);
else
  for (const [name, run] of Object.entries(PARTS))
    if (options.part === undefined || options.part === name)
      await run(browser, preview.url, `${plain.url}/`, ROUNDS);
await browser.close();
await Promise.all([preview.stop(), plain.stop()]);
if (options.guard === true && failures.length > 0) {
  process.stdout.write(`\n${failures.join('\n')}\n`);
  process.exitCode = 1;
}
