import { request } from 'node:http';
import { launch } from 'puppeteer-core';
import type { Browser, Page } from 'puppeteer-core';
import { findChromium } from '#scripts/test/chromium.ts';
import { listenLocally } from '#scripts/serve/listenLocally.ts';
import type { LocalServer } from '#scripts/serve/listenLocally.ts';
import { ADDRESS } from './fixtures/servePreview';
import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';

/**
 * The build behind a proxy that allows pages to be stored. Chromium does not cache a page with
 * `no-store` that calls a service. Other browsers do, and so would a host with another header.
 */
function serveStorable(): Promise<LocalServer> {
  return listenLocally((asked, answer) => {
    const on = request(
      new URL(asked.url ?? '/', process.env[ADDRESS]),
      { method: asked.method, headers: asked.headers },
      (told) => {
        const isPage = told.headers['content-type']?.startsWith('text/html') === true;
        answer.writeHead(told.statusCode ?? 502, {
          ...told.headers,
          ...(isPage ? { 'cache-control': 'no-cache' } : {}),
        });
        told.pipe(answer);
      },
    );
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  });
}

// Puppeteer starts its own Chromium, because Playwright disables the back/forward cache of Chromium
// and does not recognise restored pages.
let browser: Browser;
let server: LocalServer;

test.beforeAll(async () => {
  server = await serveStorable();
  browser = await launch({
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
    ],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(async () => {
  await browser.close();
  await server.stop();
});

const by = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([role="${role}"][name="${name}"])`);
const valueOf = (page: Page, name: string) =>
  page.$eval(
    `::-p-aria([role="textbox"][name="${name}"])`,
    (field) => (field as HTMLInputElement).value,
  );

/** The sign-in page in a namespace of the mock. It records when the browser restores it. */
async function openSignIn(namespace: string): Promise<Page> {
  const address = server.url;
  const context = await browser.createBrowserContext();
  await context.setCookie({
    name: 'mock_ns',
    value: namespace,
    domain: new URL(address).hostname,
    path: '/',
  });
  const page = await context.newPage();
  await page.evaluateOnNewDocument(() => {
    window.addEventListener('pageshow', ({ persisted }) =>
      Object.assign(window, { wasKept: persisted }),
    );
  });
  await page.goto(`${address}/login/index?sxz-lang=en_US`, { waitUntil: 'networkidle0' });
  return page;
}

/** Goes to another page of ours and back with the browser's button. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto(
    `${server.url}/commonUsage/failReceiveVerificationCode.htm?type=phone&sxz-lang=en_US`,
    { waitUntil: 'networkidle0' },
  );
  await page.goBack({ waitUntil: [] });
  await expect
    .poll(
      () => page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept),
      'the browser kept the page',
    )
    .toBe(true);
}

test(
  'nav-70 the browser’s back to a restored page: the number without the code, the agreement unchanged (nav-71), the countdown continues, and signing in works',
  { tag: '@chromium-only' },
  async ({ namespace, inbox }) => {
    const page = await openSignIn(namespace);
    await by(page, 'textbox', 'Mobile number').fill(LEARNER);
    await page.locator('input[type="checkbox"]').click();
    await by(page, 'button', 'Get code').click();
    const code = await inbox.nextCode(LEARNER);
    await by(page, 'textbox', 'Verification code').fill(code);
    await leaveAndReturn(page);
    await expect.poll(() => valueOf(page, 'Verification code')).toBe('');
    expect(await valueOf(page, 'Mobile number')).toBe('138 0000 0001');
    expect(
      await page.$eval('input[type="checkbox"]', (box) => (box as HTMLInputElement).checked),
    ).toBe(true);
    expect(await page.$$('button[aria-busy="true"]')).toEqual([]);
    expect(await page.$eval('[role="dialog"]', (dialog) => dialog.textContent)).toMatch(
      /Resend in [1-5]?\ds/,
    );
    await by(page, 'textbox', 'Verification code').fill(code);
    await by(page, 'button', 'Log in / Register').click();
    await page.waitForSelector('[role="dialog"]', { hidden: true });
  },
);

test(
  'nav-70 a restored page with a QR code shows a new one',
  { tag: '@chromium-only' },
  async ({ namespace, mock }) => {
    const page = await openSignIn(namespace);
    await by(page, 'button', 'Log in with QR code').click();
    await page.waitForSelector('::-p-aria([name="QR code for logging in"])');
    const before = (await mock.requests('createQrSession')).length;
    await leaveAndReturn(page);
    await expect.poll(async () => (await mock.requests('createQrSession')).length).toBe(before + 1);
    await page.waitForSelector('::-p-aria([name="QR code for logging in"])');
  },
);
