import type { Browser, Locator, Page } from '@playwright/test';
import { makeMockControl } from '#mock/client.ts';
import { addSession } from '#mock/testing/addSession.ts';
import { ms, ratio, write } from './report';
import { FIELD, median, SLOWER } from './visit';

const ADMINISTRATOR = '13800000000';
const FIRST_ROW = '[role="dialog"] tbody tr';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function openPage(
  browser: Browser,
  url: string,
  { token, rate = SLOWER }: { token?: string; rate?: number } = {},
): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.addInitScript('globalThis.__name = (named) => named');
  if (token !== undefined)
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      'access_token',
      token,
    ] as const);
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** From each key to the end of the frame that shows it. */
async function timeKeys(browser: Browser, url: string): Promise<number[]> {
  const page = await openPage(browser, url);
  await page.locator(FIELD).first().click();
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    const take = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - timeStamp)));
    document.addEventListener('keydown', take, true);
  });
  for (const digit of '13800000001') await page.keyboard.press(digit, { delay: 30 });
  await wait(200);
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
  await page.close();
  return keys;
}

/**
 * Presses an element and waits for the frame that shows the result.
 * @param changes whether the result is there before, with another text
 */
async function timePress(target: Locator, result: string, changes = false): Promise<number> {
  return target.evaluate(
    async (element, [selector, isChange]) => {
      const text = () => document.querySelector(selector)?.textContent;
      const before = isChange ? text() : undefined;
      const start = performance.now();
      (element as HTMLElement).click();
      do {
        if (performance.now() - start > 10_000) throw new Error(`Nothing happened: ${selector}`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (text() === before);
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    },
    [result, changes] as const,
  );
}

/** A key in both forms. */
export async function use(
  browser: Browser,
  ours: string,
  plain: string,
  rounds: number,
): Promise<void> {
  const keys = { plain: [] as number[], ours: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    keys.plain.push(...(await timeKeys(browser, plain)));
    keys.ours.push(...(await timeKeys(browser, `${ours}/login/index?sxz-lang=en_US`)));
  }
  write('\n  Use', 'median', '', 'worst');
  for (const [name, times] of Object.entries({ 'plain form': keys.plain, 'sign-in': keys.ours }))
    write(
      `a key, ${name}`,
      ms(median(times)),
      ratio(median(times), median(keys.plain)),
      ms(Math.max(...times)),
    );
}

/** Signs the administrator in. */
export async function tokenOf(url: string): Promise<string> {
  const mock = makeMockControl({ url, namespace: 'default' });
  return (await addSession(mock, ADMINISTRATOR)).accessToken;
}

/** The picker with 100,000 members. */
export async function usePickers(
  browser: Browser,
  ours: string,
  _plain: string,
  rounds: number,
): Promise<void> {
  const page = await openPage(browser, `${ours}/assign?sxz-lang=en_US`, {
    token: await tokenOf(ours),
    rate: 1,
  });
  const dialog = page.getByRole('dialog', { name: 'Choose participants' });
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: 'Choose participants', exact: true });
  await opener.waitFor();
  const openTimes: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    openTimes.push(await timePress(opener, FIRST_ROW));
    if (round < rounds) await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  const turnTimes: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    turnTimes.push(
      await timePress(
        dialog.getByRole('button', { name: 'Next page' }),
        `${FIRST_ROW} > :nth-child(3)`,
        true,
      ),
    );
  const nodes = await dialog.evaluate((element) => element.querySelectorAll('*').length);
  write('\n  Pickers, at the speed of this machine', 'median', 'worst');
  write('opening, with code and rows', ms(openTimes[0] ?? NaN));
  write('opening again', ms(median(openTimes.slice(1))), ms(Math.max(...openTimes.slice(1))));
  write('turning the page', ms(median(turnTimes)), ms(Math.max(...turnTimes)));
  write('elements in the dialog', String(nodes));
  await page.close();
}

/** Performs each step and adds its longest interaction, by the browser's Event Timing. */
async function timeInteractions(
  page: Page,
  steps: Readonly<Record<string, () => Promise<unknown>>>,
  times: Map<string, number[]>,
): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const [name, step] of Object.entries(steps)) {
    await page.evaluate(() => Object.assign(window, { longest: 0 }));
    await step();
    await wait(1500);
    const longest = await page.evaluate(() => Reflect.get(window, 'longest') as number);
    times.set(name, [...(times.get(name) ?? []), longest]);
  }
}

/** From each press to the next paint (INP), in signing in and in the picker. */
export async function press(
  browser: Browser,
  ours: string,
  _plain: string,
  rounds: number,
): Promise<void> {
  const times = new Map<string, number[]>();
  const token = await tokenOf(ours);
  for (let round = 0; round < rounds; round += 1) {
    const page = await openPage(browser, `${ours}/login/index?sxz-lang=en_US`);
    const button = (name: string | RegExp, on = page) =>
      on.getByRole('button', { name, exact: true });
    await page.locator(FIELD).fill('13800000001');
    await timeInteractions(
      page,
      {
        'the agreement': () => page.getByRole('checkbox').click(),
        'Get code': () => button('Get code').click(),
        'to the QR code': () => button('Log in with QR code').click(),
        'back to the code': () => button('Log in with code').click(),
        'to e-mail': () => button('Log in with email').click(),
      },
      times,
    );
    await page.close();
    const assign = await openPage(browser, `${ours}/assign?sxz-lang=en_US`, { token });
    await timeInteractions(
      assign,
      {
        'opening the picker': () => button('Choose participants', assign).click(),
        'a row': () => assign.locator('tbody input').first().click(),
        'the page of rows': () => assign.getByLabel('Select this page').click(),
        'all results': () => button(/^Select all/, assign).click(),
        Departments: () => assign.getByRole('tab', { name: 'Departments' }).click(),
        'opening the import': async () => {
          await assign.getByRole('tab', { name: 'Members' }).click();
          await button('Batch import', assign).click();
        },
      },
      times,
    );
    await assign.close();
  }
  write('\n  From a press to the next paint', 'median', 'worst');
  for (const [name, each] of times) write(name, ms(median(each)), ms(Math.max(...each)));
}
