import type { Page } from '@playwright/test';
import { prerenderedPages } from '#app/first-paint/prerenderedPages.ts';
import type { MockControl } from '#mock/client.ts';
import { networkQuiet } from './fixtures/networkQuiet';
import { expect, test } from './fixtures/test';

/** Chromium's console messages when it blocks something. */
const STOPPED =
  /Trusted Type|Content Security Policy|violates the following|Integrity-Policy|requires 'Trusted/i;

async function openHome(page: Page): Promise<void> {
  await page.goto('/?sxz-lang=en_US');
  await expect(page.getByRole('main')).toBeVisible();
}

async function fillIn(page: Page, phone: string): Promise<void> {
  await page.goto('/login/index?sxz-lang=en_US');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('checkbox').check();
}

/**
 * Waits for the client id, which is created in advance. A code is requested without it if it does
 * not exist within a second.
 */
async function waitForClientId(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('fp') !== null);
}

/**
 * Requests a code.
 * @returns the client id in the request
 */
async function sentClientId(page: Page, mock: MockControl): Promise<unknown> {
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('button', { name: 'Resend' })).toBeVisible();
  const [request] = await mock.requests('sendSmsCode');
  return request?.headers['fp'];
}

test('no code can turn text into markup or a script’s address', async ({ page, expected }) => {
  await openHome(page);
  expected.trouble('policy violation', /^require-trusted-types-for blocked/);
  expected.trouble('console error', STOPPED);
  const outcomes = await page.evaluate(() => {
    const acts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('div').innerHTML = '<b>x</b>'),
      outerHTML: () =>
        (document.body.appendChild(document.createElement('i')).outerHTML = '<b>x</b>'),
      write: () => document.write('x'),
      parse: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      frame: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      scriptAddress: () => (document.createElement('script').src = '/static/verification-code.js'),
      scriptText: () => (document.createElement('script').text = 'x'),
      worker: () => new Worker('/assets/x.js'),
    };
    return Object.entries(acts).map(([name, act]) => {
      try {
        act();
        return `${name}: done`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(outcomes.filter((outcome) => !outcome.endsWith(': TypeError'))).toEqual([]);
});

test('no code can create a Trusted Types policy with a new name, or a second one with an existing name', async ({
  page,
  expected,
}) => {
  await openHome(page);
  expected.trouble('policy violation', /^trusted-types blocked/);
  expected.trouble('console error', STOPPED);
  const violations = await page.evaluate(() =>
    ['default', 'other', 'academy-bundle'].filter((name) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      try {
        return trustedTypes.createPolicy(name, { createHTML: (text: string) => text });
      } catch {
        return false;
      }
    }),
  );
  expect(violations).toEqual([]);
});

test('the verification-code script runs with the integrity of the build, and its id is sent', async ({
  page,
  mock,
}) => {
  await fillIn(page, '13800000061');
  await waitForClientId(page);
  const id = await sentClientId(page, mock);
  const script = page.locator('script[src^="/static/verification-code.js?t="]');
  await expect(script).toHaveAttribute('integrity', /^sha256-/);
  expect(id).toMatch(/^[\da-f]{32}$/);
});

test('a verification-code script that differs from the build’s does not run', async ({
  page,
  mock,
  expected,
}) => {
  expected.trouble('console error', /digest/);
  await page.route('/static/verification-code.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.changed = true;' }),
  );
  await fillIn(page, '13800000062');
  expect(await sentClientId(page, mock)).toBeUndefined();
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
});

for (const { path = '/unknown', parameter = ['x', 'y'] } of prerenderedPages) {
  test(`the page ${path}?${parameter.join('=')} logs nothing`, async ({ page, expected }) => {
    if (path === '/unknown') expected.trouble('console error', /404/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    await page.goto(`${path}?${parameter.join('=')}&sxz-lang=en_US`);
    await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible();
    await networkQuiet(page);
    expect(logged.filter((text) => path !== '/unknown' || !text.includes('404'))).toEqual([]);
  });
}

// Only Chromium says which features a page may use.
test(
  'the page may use what the app needs of the browser, and none that the policy denies',
  { tag: '@chromium-only' },
  async ({ page }) => {
    const response = await page.goto('/?sxz-lang=en_US');
    const policy = (await response?.headerValue('permissions-policy')) ?? '';
    const denied = policy.split(',').filter((rule) => rule.endsWith('=()'));
    expect(denied).toContain('camera=()');
    const features = await page.evaluate(() =>
      (
        document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
      ).featurePolicy.allowedFeatures(),
    );
    expect(features).toEqual(expect.arrayContaining(['clipboard-write', 'otp-credentials']));
    expect(denied.filter((rule) => features.includes(rule.replace('=()', '')))).toEqual([]);
  },
);

test('every script of the page has its integrity', async ({ page }) => {
  await openHome(page);
  const bare = await page
    .locator('script[src]:not([integrity^="sha256-"])')
    .evaluateAll((scripts) => scripts.map((script) => script.outerHTML));
  expect(bare).toEqual([]);
});
