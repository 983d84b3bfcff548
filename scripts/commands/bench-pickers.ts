import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { setRows } from '../../src/lib/selection/editRows';
import { emptySelection } from '../../src/lib/selection/selection';
import { makeCaller, quantile } from '../benchmarks/caller';
import { signIn } from '../benchmarks/mockCalls';
import { checkWorkbook } from '../benchmarks/importSteps';
import { clickUntil, nodesOf } from '../benchmarks/pickerSteps';
import type { Step } from '../benchmarks/pickerSteps';
import { plainTable, plainToggle, plainTree } from '../benchmarks/plainList';
import { findChromium } from '../chromium';
import { announce } from '../process/announce';
import { requireBuilt } from '../process/requireBuilt';
import type { Command } from '../process/runCommand';
import { onStop } from '../process/shutdown';
import { startPreview } from '../serving/preview';

const ROUNDS = 7;
const CHOSEN = 100_000;
const DEPARTMENTS = 5000;

type Line = [name: string, text: string];

const ms = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
const ratio = (ours: number, plain: number, what = 'a plain list'): string => `${(ours / Math.max(plain, 0.05)).toFixed(2)} of ${what} (${ms(plain)})`;
const own = (steps: readonly Step[]): number => quantile(steps.map(({ milliseconds, network }) => milliseconds - network), 0.5);
const whole = (steps: readonly Step[]): number => quantile(steps.map(({ milliseconds }) => milliseconds), 0.5);

function toggling(): Line {
  const included = Array.from({ length: CHOSEN }, (_, index) => `member-${index}`);
  let selection = { ...emptySelection(), members: { included, excluded: [] as string[] } };
  let plain = included;
  const timed = (work: () => void): number => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const ids = Array.from({ length: ROUNDS }, (_, round) => `member-${round * 9001}`);
  const ours = quantile(ids.map((id) => timed(() => {
    selection = setRows(selection, 'members', [{ id, inDepartment: false, matches: () => false }], false);
  })), 0.5);
  const hand = quantile(ids.map((id) => timed(() => {
    plain = plainToggle(plain, id);
  })), 0.5);
  return ['Toggle in 100,000', `${ms(ours)}, ${ratio(ours, hand)}`];
}

async function inPage(page: Page): Promise<Line[]> {
  const opener = page.getByRole('main').getByRole('button', { name: 'Choose participants', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Choose participants' });
  const firstRow = '[role="dialog"] tbody tr';
  const opened: Step[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    opened.push(await clickUntil(page, opener, firstRow));
    if (round < ROUNDS - 1) await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  const [first = { milliseconds: NaN, network: NaN }] = opened;
  const nodes = await nodesOf(dialog);
  const turned: Step[] = [];
  for (let round = 0; round < ROUNDS; round += 1) turned.push(await clickUntil(page, dialog.getByRole('button', { name: 'Next page' }), `${firstRow} > :nth-child(3)`, true));
  const plainTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) plainTimes.push(await page.evaluate(plainTable, { rows: 10, columns: 6 }));
  const ticked: Step[] = [];
  await dialog.getByRole('button', { name: /^Select all / }).click();
  for (let round = 0; round < ROUNDS; round += 1) ticked.push(await clickUntil(page, dialog.getByRole('checkbox').nth(1 + round), '[aria-posinset]', false));
  await dialog.getByRole('tab', { name: 'Departments' }).click();
  await dialog.getByRole('treeitem').first().waitFor();
  const treeNodes = await nodesOf(dialog);
  const plain = await page.evaluate(plainTree, DEPARTMENTS);
  await dialog.getByRole('tab', { name: 'Members' }).click();
  await dialog.getByRole('button', { name: 'Batch search' }).click();
  const batch = page.getByRole('dialog', { name: 'Batch search' });
  await batch.getByRole('textbox').fill(Array.from({ length: 1000 }, (_, index) => `E0${100_000 + index * 3}`).join(' '));
  const looked = await clickUntil(page, batch.getByRole('button', { name: /^Look up/ }), '[role="dialog"]:has(textarea) section li');
  await batch.getByRole('button', { name: 'Close' }).click();
  const check = await checkWorkbook(page);
  return [
    ['First open', `${ms(first.milliseconds)}, code and rows from the network included`],
    ['Open', `${ms(whole(opened.slice(1)))}, ${ms(own(opened.slice(1)))} beyond the network; ${nodes} nodes`],
    ['Page turn', `${ms(own(turned))} beyond the network, ${ratio(own(turned), quantile(plainTimes, 0.5))}`],
    ['Tick under a rule', `${ms(whole(ticked))} until it is drawn`],
    ['Departments', `${treeNodes} nodes; a plain list of ${DEPARTMENTS} takes ${plain.nodes} and ${ms(plain.milliseconds)}`],
    ['Batch of 1,000', ms(looked.milliseconds)],
    ['Check of 10,000 rows', `${ms(check.milliseconds)}, ${ratio(check.milliseconds, check.byHand, 'reading it in the page')}; longest task ${ms(check.longestTask)}`],
  ];
}

/** `npm run bench:pickers`: how fast pickers and import are on 100,000 members and 10,000 rows, on the build in `dist`. Prints figures, judges none. */
export const command: Command = {
  isServer: false,
  async run() {
    requireBuilt();
    const preview = await startPreview();
    onStop(() => preview.stop());
    const { authorization = '' } = await signIn(makeCaller(preview.url));
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
    onStop(() => browser.close());
    // The list and reader made by hand, beside ours, know no Trusted Types.
    const page = await browser.newPage({ bypassCSP: true });
    // tsx names the functions that run inside the page, by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript((token) => localStorage.setItem('access_token', token), authorization.replace('Bearer ', ''));
    await page.goto(`${preview.url}/assign?sxz-lang=en_US`);
    announce([toggling(), ...await inPage(page)]);
    return true;
  },
};
