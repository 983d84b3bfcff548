import type { Browser, Locator, Page } from '@playwright/test';
import { clickUntil } from '../pickerSteps';

/** Times of a user's actions on a loaded page, on a machine that is slowed down, in ms. */
export interface Interactions {
  typing: number[];
  opening: number[];
  turning: number[];
  speaking: number[];
  /** Tasks over 50 ms while typing. */
  longTasks: number;
}

const DIGITS = '13800000001';

async function open(browser: Browser, url: string, slower: number): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/**
 * Types eleven digits.
 * @returns the time from each key to the end of the frame that shows it, in ms, and the number of
 * tasks over 50 ms
 */
export async function type(
  browser: Browser,
  url: string,
  field: string,
  slower: number,
): Promise<{ keys: number[]; longTasks: number }> {
  const page = await open(browser, url, slower);
  const input = page.locator(field).first();
  await input.click();
  await page.evaluate(() => {
    const typed = { keys: [] as number[], longTasks: 0 };
    Object.assign(window, { typed });
    new PerformanceObserver((list) => void (typed.longTasks += list.getEntries().length)).observe({
      type: 'longtask',
    });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => void typed.keys.push(performance.now() - timeStamp);
          channel.port2.postMessage(0);
        });
      },
      true,
    );
  });
  for (const digit of DIGITS) await page.keyboard.press(digit, { delay: 30 });
  await page.waitForFunction(
    (count) => (window as unknown as { typed: { keys: number[] } }).typed.keys.length === count,
    DIGITS.length,
  );
  const typed = await page.evaluate(
    () => (window as unknown as { typed: { keys: number[]; longTasks: number } }).typed,
  );
  await page.context().close();
  return typed;
}

/** Changes the language of the page. */
async function speak(page: Page, select: Locator, locale: string): Promise<number> {
  const handle = await select.elementHandle();
  return page.evaluate(
    async ([element, value]) => {
      const before = document.documentElement.lang;
      const start = performance.now();
      (element as HTMLSelectElement).value = value;
      (element as HTMLSelectElement).dispatchEvent(new Event('change', { bubbles: true }));
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (document.documentElement.lang === before);
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    },
    [handle, locale] as const,
  );
}

/**
 * Opens the dialog on the home page, switches to the QR code and back, and changes the language,
 * several times each.
 */
export async function interact(
  browser: Browser,
  origin: string,
  slower: number,
  rounds: number,
): Promise<Omit<Interactions, 'typing' | 'longTasks'>> {
  const page = await open(browser, `${origin}/?sxz-lang=en_US`, slower);
  const result: Omit<Interactions, 'typing' | 'longTasks'> = {
    opening: [],
    turning: [],
    speaking: [],
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  // Loads everything that the page fetches when idle, and each language once, before measuring.
  for (const locale of ['de_DE', 'en_US']) await speak(page, page.getByRole('combobox'), locale);
  for (let round = 0; round < rounds; round += 1) {
    result.opening.push(
      (await clickUntil(page, button('Log in'), '[role="dialog"] input')).milliseconds,
    );
    const turned = await clickUntil(
      page,
      button('Log in with QR code'),
      '[role="dialog"] [role="group"][aria-label]',
    );
    result.turning.push(turned.milliseconds);
    await button('Log in with code').click();
    for (const locale of ['de_DE', 'en_US'])
      result.speaking.push(await speak(page, page.getByRole('combobox'), locale));
    await button('Close').click();
  }
  await page.context().close();
  return result;
}
