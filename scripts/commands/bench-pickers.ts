import { chromium } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { setRows } from '#lib/selection/editRows.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import { checkWorkbook } from '#scripts/bench/importSteps.ts';
import { median } from '#scripts/bench/median.ts';
import { clickUntil, nodesOf } from '#scripts/bench/pickerSteps.ts';
import type { Step } from '#scripts/bench/pickerSteps.ts';
import { plainBatch, plainTable, plainToggle, plainTree } from '#scripts/bench/plainList.ts';
import { signIn } from '#scripts/bench/signIn.ts';
import { watchRequests } from '#scripts/bench/watchRequests.ts';
import { Targets } from '#scripts/bench/targets.ts';
import { findChromium } from '#scripts/test/chromium.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { onStop } from '#scripts/cli/shutdown.ts';
import { startPreview } from '#scripts/serve/preview.ts';

const ROUNDS = 7;
const CHOSEN = 100_000;
const DEPARTMENTS = 5000;
const FIRST_ROW = '[role="dialog"] tbody tr';
/** Employee IDs of a thousand members. */
const NAMES = Array.from({ length: 1000 }, (_, index) => `E0${100_000 + index * 3}`);

const ms = (milliseconds: number): string =>
  `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
const ratio = (ours: number, plain: number, what = 'a plain list'): string =>
  `${(ours / Math.max(plain, 0.05)).toFixed(2)} of ${what} (${ms(plain)})`;
const kB = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const own = (steps: readonly Step[]): number =>
  median(steps.map(({ milliseconds, network }) => milliseconds - network));
const whole = (steps: readonly Step[]): number =>
  median(steps.map(({ milliseconds }) => milliseconds));

async function times<Result>(work: (round: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await work(round));
  return results;
}

function toggling(targets: Targets): void {
  const included = Array.from({ length: CHOSEN }, (_, index) => `member-${index}`);
  let selection = { ...emptySelection(), members: { included, excluded: [] as string[] } };
  let plain = included;
  const timed = (work: () => void): number => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const ids = Array.from({ length: ROUNDS }, (_, round) => `member-${round * 9001}`);
  const ours = median(
    ids.map((id) =>
      timed(() => {
        selection = setRows(
          selection,
          'members',
          [{ id, inDepartment: false, matches: () => false }],
          false,
        );
      }),
    ),
  );
  const hand = median(
    ids.map((id) =>
      timed(() => {
        plain = plainToggle(plain, id);
      }),
    ),
  );
  targets.atMost('toggling among 100,000 individually chosen', ours, 30, ' ms');
  targets.report('', ratio(ours, hand));
}

/**
 * Selects all results of a search.
 * @returns bytes of the selection that is sent to the service, without the search words
 */
async function selectAllBytes(
  dialog: Locator,
  selectionBytes: () => number,
  words: string,
): Promise<{ results: string; bytes: number }> {
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await dialog.getByRole('searchbox', { name: 'Search' }).fill(words);
  const all = dialog.getByRole('button', {
    name: words === '' ? /^Select all 100,000 / : /^Select all (?!100,000 )/,
  });
  const [results = ''] = /[\d,]+/.exec(await all.innerText()) ?? [];
  const counted = dialog.page().waitForResponse(/\/selectors\/summary$/);
  await all.click();
  await counted;
  return { results, bytes: selectionBytes() - Buffer.byteLength(words) };
}

async function inPage(page: Page, authorization: string, targets: Targets): Promise<void> {
  const sent = watchRequests(page);
  const dialog = page.getByRole('dialog', { name: 'Choose participants' });
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: 'Choose participants', exact: true });
  await opener.waitFor();
  await page.waitForLoadState('networkidle');
  await sent.scripts();
  const opened = await times(async (round) => {
    const step = await clickUntil(page, opener, FIRST_ROW);
    if (round < ROUNDS - 1) await dialog.getByRole('button', { name: 'Cancel' }).click();
    return step;
  });
  const [first = { milliseconds: NaN, network: NaN }] = opened;
  const pickers = await sent.scripts();
  const nodes = await nodesOf(dialog);
  const turned = await times(() =>
    clickUntil(
      page,
      dialog.getByRole('button', { name: 'Next page' }),
      `${FIRST_ROW} > :nth-child(3)`,
      true,
    ),
  );
  const plainTimes = await times(() => page.evaluate(plainTable, { rows: 10, columns: 6 }));
  await dialog.getByRole('button', { name: /^Select all / }).click();
  const chosenRow = dialog
    .getByRole('checkbox', { name: /^Select (?!this page)/, checked: true, disabled: false })
    .first();
  const ticked = await times(() => clickUntil(page, chosenRow, '[aria-posinset]', true));
  const few = await selectAllBytes(dialog, sent.selectionBytes, 'wei.zhang1@');
  const all = await selectAllBytes(dialog, sent.selectionBytes, '');
  await dialog.getByRole('tab', { name: 'Departments' }).click();
  await dialog.getByRole('treeitem').first().waitFor();
  const treeNodes = await nodesOf(dialog);
  const plain = await page.evaluate(plainTree, DEPARTMENTS);
  await dialog.getByRole('tab', { name: 'Members' }).click();
  await dialog.getByRole('button', { name: 'Batch search' }).click();
  const batch = page.getByRole('dialog', { name: 'Batch search' });
  await batch.getByRole('textbox').fill(NAMES.join(' '));
  const looked = await clickUntil(
    page,
    batch.getByRole('button', { name: /^Search \(/ }),
    '[role="dialog"]:has(textarea) section li',
  );
  const byHand = await page.evaluate(plainBatch, { tokens: NAMES, authorization });
  await batch.getByRole('button', { name: 'Close' }).click();
  const check = await checkWorkbook(page);
  const scripts = await sent.scripts();
  const importing = scripts.filter(({ name }) => !name.includes('worker'));
  const reader = scripts.filter(({ name }) => name.includes('worker'));

  targets.report(
    'first open',
    `${ms(first.milliseconds)}, code and rows from the network included`,
  );
  targets.atMost('open', whole(opened.slice(1)), 150, ' ms');
  targets.report(
    '',
    `${ms(own(opened.slice(1)))} beyond the network, ${ratio(own(opened.slice(1)), median(plainTimes))}`,
  );
  targets.atMost('open, nodes', nodes, 1500, '');
  targets.atMost('departments, nodes', treeNodes, 1500, '');
  targets.report(
    '',
    `a plain list of ${DEPARTMENTS} takes ${plain.nodes} and ${ms(plain.milliseconds)}`,
  );
  targets.atMost('page turn, beyond the network', own(turned), 50, ' ms');
  targets.report('', ratio(own(turned), median(plainTimes)));
  targets.report('toggling in all 100,000 results', `${ms(whole(ticked))} until it is rendered`);
  targets.atMost(
    `all ${all.results} results, bytes more than for all ${few.results}`,
    all.bytes - few.bytes,
    0,
    '',
  );
  targets.report('', `${all.bytes} bytes describe the participants`);
  targets.atMost('batch of 1,000 names', looked.milliseconds, 1000, ' ms');
  targets.report('', ratio(looked.milliseconds, byHand, 'two calls and a plain list'));
  targets.atMost('check of 10,000 rows', check.milliseconds, 500, ' ms');
  targets.report('', ratio(check.milliseconds, check.byHand, 'reading it in the page'));
  targets.atMost('check of 10,000 rows, longest task of the page', check.longestTask, 50, ' ms');
  targets.atMost('scripts loaded on opening, gzip', kB([...pickers, ...importing]), 40, ' kB');
  targets.report(
    '',
    `pickers ${kB(pickers).toFixed(1)} kB, import ${kB(importing).toFixed(1)} kB; its reader, in the worker, ${kB(reader).toFixed(1)} kB`,
  );
}

/**
 * `npm run bench:pickers`: checks the speed of pickers and import with 100,000 members and 10,000
 * rows, on the build in `dist`.
 */
export const command: Command = {
  isServer: false,
  async run() {
    requireBuilt();
    const preview = await startPreview();
    onStop(() => preview.stop());
    const token = await signIn(preview.url);
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    onStop(() => browser.close());
    // The simple list and reader that we compare with do not support Trusted Types.
    const page = await browser.newPage({ bypassCSP: true });
    // tsx wraps functions with a helper to keep their names. The page does not have it.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript((kept) => localStorage.setItem('access_token', kept), token);
    await page.goto(`${preview.url}/assign?sxz-lang=en_US`);
    const targets = new Targets();
    toggling(targets);
    await inPage(page, `Bearer ${token}`, targets);
    process.stdout.write(`${targets.table()}\n`);
    return targets.allMet;
  },
};
