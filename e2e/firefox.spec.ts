import type { Browser } from 'puppeteer-core';
import { by, inFirefox, launchFirefox, openFirefoxPage } from './fixtures/firefox';
import { expect, test } from './fixtures/test';

let browser: Browser;

inFirefox('in Firefox', () => {
  test.beforeAll(async () => {
    browser = await launchFirefox();
  });
  test.afterAll(() => browser.close());

  for (const path of ['/', '/login/index', '/join', '/service', '/assign', '/commonUsage/failReceiveVerificationCode.htm?type=phone']) {
    test(`${path} comes up, styled, and its policy stops nothing of it`, async ({ namespace }) => {
      const { page, address, troubles } = await openFirefoxPage(browser, namespace);
      await page.goto(`${address}${path}${path.includes('?') ? '&' : '?'}sxz-lang=en_US`, { waitUntil: 'networkidle0' });
      await page.waitForSelector('main h1, main h2, [role="dialog"]');
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
      expect(await troubles()).toEqual([]);
    });
  }

  test('a visitor signs in with a code', async ({ namespace, inbox }) => {
    const { page, address, troubles } = await openFirefoxPage(browser, namespace);
    await page.goto(`${address}/login/index?sxz-lang=en_US`);
    await by(page, 'textbox', 'Mobile number').fill('13800000071');
    await page.locator('input[type="checkbox"]').click();
    await by(page, 'button', 'Get code').click();
    await by(page, 'textbox', 'Verification code').fill(await inbox.nextCode('13800000071'));
    await by(page, 'button', 'Log in / Register').click();
    await page.waitForSelector('[role="dialog"]', { hidden: true });
    expect(await troubles()).toEqual([]);
  });

  test('a QR code is drawn and followed', async ({ namespace, mock }) => {
    const { page, address, troubles } = await openFirefoxPage(browser, namespace);
    await page.goto(`${address}/login/index?sxz-lang=en_US`);
    await by(page, 'button', 'Log in with QR code').click();
    await page.waitForSelector('::-p-aria([name="QR code for logging in"])');
    await expect.poll(async () => (await mock.requests('getQrStatus')).length).toBeGreaterThan(0);
    expect(await troubles()).toEqual([]);
  });

  test('the policy stops a script in the page, and markup made of text where Firefox knows Trusted Types', async ({ namespace }) => {
    const { page, address, troubles } = await openFirefoxPage(browser, namespace);
    await page.goto(`${address}/?sxz-lang=en_US`, { waitUntil: 'networkidle0' });
    const isStopped = await page.evaluate(() => {
      const throws = (act: () => unknown) => {
        try {
          act();
          return false;
        } catch {
          return true;
        }
      };
      return {
        typedMarkup: throws(() => (document.createElement('p').innerHTML = '<b>x</b>')) || !('trustedTypes' in window),
        address: throws(() => document.head.append(Object.assign(document.createElement('script'), { src: 'data:text/javascript,window.ran=1' }))) || !('trustedTypes' in window),
        inline: throws(() => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.ran=1">')) || !('trustedTypes' in window),
      };
    });
    expect(isStopped).toEqual({ typedMarkup: true, address: true, inline: true });
    await expect.poll(troubles).toContainEqual(expect.stringMatching(/^policy: (?:require-trusted-types-for|script-src)/));
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
