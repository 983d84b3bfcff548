import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeMockControl } from '#mock/client.ts';
import type { MockControl } from '#mock/client.ts';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { main } from '#scripts/cli/main.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import { onStop } from '#scripts/cli/shutdown.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { startPreview } from '#scripts/serve/preview.ts';
import { whyNoWebKit } from '#scripts/test/browsers.ts';
import { en_US } from '#translations/en_US.ts';
import { ADMINISTRATOR } from '../fixtures/people';
import { readQrCode } from '../fixtures/readQrCode';
import { startWebKit } from './webKit';
import type { WebKit } from './webKit';

interface Flow {
  browser: WebKit;
  mock: MockControl;
  url: string;
}

const PICTURES = 'test-results/webkit';
const LEARNER_NAME = '李晨曦';
const WELCOME = en_US['home.hello'].replace('%{name}', '');
const MEMBER = 'E0100003';
const PENDING = '19900000019';
/** The list of what is selected, in a window of rows. */
const LIST = `const box = document.querySelector('[data-entry]').closest('ul').parentElement;
const sizeOf = () => Number(box.querySelector('li').getAttribute('aria-setsize'));`;

async function openSignIn({ browser, url }: Flow, query = '') {
  await browser.open(`${url}/login/index?sxz-lang=en_US${query}`);
  await browser.until('the code', 'return !window.earlyPage || window.earlyPage.isLive === true');
}

async function typeCode({ browser, mock }: Flow, phone: string) {
  await browser.shows(en_US['signIn.resend']);
  const [message] = await mock.messages(phone);
  await browser.type(en_US['signIn.verificationCode'], `${message?.code}\uE007`);
}

async function signIn(flow: Flow, phone: string, query?: string) {
  const { browser } = flow;
  await openSignIn(flow, query);
  await browser.type(en_US['signIn.mobileNumber'], phone);
  await browser.press(en_US['signIn.getCode']);
  await browser.press(en_US['common.ok']);
  await typeCode(flow, phone);
}

/** The code appears with a fade. */
async function readShownCode(browser: WebKit): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return readQrCode(await browser.picture());
    } catch (error) {
      if (tries === 5) throw error;
      await wait(300);
    }
  }
}

const hasRows = ({ browser }: Flow, count: number) =>
  browser.until(
    `${count} rows`,
    "return document.querySelectorAll('tbody tr').length === arguments[0]",
    count,
  );

async function openPicker(flow: Flow) {
  await signIn(flow, ADMINISTRATOR, `&redirect=${encodeURIComponent('/assign?sxz-lang=en_US')}`);
  await flow.browser.press(en_US['pickers.chooseParticipants']);
  await hasRows(flow, 10);
}

const FLOWS: Readonly<Record<string, (browser: WebKit, flow: Flow) => Promise<void>>> = {
  'signs in with a code': async (browser, flow) => {
    await signIn(flow, '13812345670');
    await browser.shows(WELCOME);
  },

  'signs in with a QR code': async (browser, flow) => {
    await openSignIn(flow);
    await browser.press(en_US['qr.toQr']);
    await browser.until(
      'a QR code',
      `return document.querySelector('[aria-label="${en_US['qr.image']}"], [alt="${en_US['qr.image']}"]')`,
    );
    const link = new URL(await readShownCode(browser));
    const session = link.searchParams.get('sessionId') ?? '';
    await flow.mock.moveQr(session, 'scan');
    await browser.shows(en_US['qr.scanned']);
    await flow.mock.moveQr(session, 'confirm');
    await browser.press(en_US['common.ok']);
    await browser.shows(WELCOME);
  },

  'signs in with a provider account': async (browser, flow) => {
    await openSignIn(flow, '&tenant_id=all');
    await browser.press(en_US['thirdParty.provider']);
    await browser.press(en_US['common.ok']);
    await browser.press(LEARNER_NAME);
    await browser.shows(`${WELCOME}${LEARNER_NAME}`);
  },

  'restores an account': async (browser, flow) => {
    await signIn(flow, PENDING);
    await browser.press(en_US['restore.continue']);
    await typeCode(flow, PENDING);
    await browser.shows(en_US['restore.verifiedTitle']);
    await browser.press(en_US['restore.logInAgain']);
    await browser.until(
      'the number is in the form again',
      "return document.querySelector('input[name=phone]')?.value === '199 0000 0019'",
    );
  },

  'chooses participants': async (browser, flow) => {
    await openPicker(flow);
    await browser.type({ css: '[type=search]' }, MEMBER);
    await hasRows(flow, 1);
    await browser.press({ css: 'tbody input' });
    await browser.press(en_US['pickers.resetSearch']);
    await hasRows(flow, 10);
    await browser.press(en_US['pickers.perPage'].replace('%{n}', '100'));
    await hasRows(flow, 100);
    await browser.press(en_US['pickers.selectPage']);
    for (const share of [0.5, 1]) {
      const expected = await browser.until<number>(
        'the list scrolls',
        `${LIST} box.scrollTop = (box.scrollHeight - box.clientHeight) * ${share}; return box.scrollTop`,
      );
      // Time in which the list may move by itself.
      await wait(500);
      const [entry, size] = await browser.until<readonly [string, number]>(
        `the list stays at ${share} of its height`,
        `${LIST} const { left, top } = box.getBoundingClientRect();
        const row = document.elementFromPoint(left + 9, top + box.clientHeight / 2).closest('li');
        return Math.abs(box.scrollTop - arguments[0]) < 60 && row && [row.dataset.entry, sizeOf()]`,
        expected,
      );
      await browser.press({ css: `[data-entry="${entry}"] button` });
      await browser.until('the button removes it', `${LIST} return sizeOf() < arguments[0]`, size);
    }
    await browser.press(en_US['common.ok']);
    await browser.until('the picker has closed', "return !document.querySelector('tbody')");
  },

  'imports members': async (browser, flow) => {
    await openPicker(flow);
    await browser.press(en_US['memberImport.title']);
    const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
    onStop(() => rm(folder, { recursive: true }));
    const file = join(folder, 'members.xlsx');
    await writeFile(file, writeSheet([['Employee ID'], [MEMBER]]));
    await browser.type({ css: '[type=file]' }, file);
    await browser.shows('Rows of data: 1');
    await browser.press(en_US['memberImport.import']);
    await browser.shows(en_US['memberImport.state.done']);
    await browser.press(en_US['common.ok']);
    await browser.shows(en_US['pickers.importOf'].replace('%{n}', '1'));
  },
};

/**
 * Drives the build through its main flows in WebKit, by WebKitGTK's driver, and names the step that
 * fails: `npx tsx e2e/webkit/smoke.ts [PART OF A TITLE]`.
 */
await main(async () => {
  const reason = whyNoWebKit();
  if (reason !== undefined) {
    process.stdout.write(`Skipped: ${reason}\n`);
    return true;
  }
  requireBuilt();
  const { url, stop } = await startPreview();
  onStop(stop);
  const startBrowser = await startWebKit();
  let isWell = true;
  const [, , only = ''] = process.argv;
  const flows = Object.entries(FLOWS).filter(([title]) => title.includes(only));
  if (flows.length === 0) throw new UserError(`No flow has “${only}” in its title.`);
  for (const [title, run] of flows) {
    const browser = await startBrowser();
    const name = title.replaceAll(' ', '-');
    const mock = makeMockControl({ url, namespace: name });
    try {
      await browser.open(`${url}/__mock/scene`);
      await browser.setCookie('mock_ns', name);
      await run(browser, { browser, mock, url });
      const faults = await browser.faults();
      if (faults !== '') throw new Error(`faults in the page: ${faults}`);
      process.stdout.write(`✓ ${title}\n`);
    } catch (error) {
      isWell = false;
      await mkdir(PICTURES, { recursive: true });
      await writeFile(`${PICTURES}/${name}.png`, await browser.picture());
      process.stderr.write(`✗ ${title}: ${(error as Error).message}\n`);
    }
    await browser.close();
  }
  return isWell;
});
