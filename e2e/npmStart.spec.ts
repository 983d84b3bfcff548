import { NIGHTLY } from './fixtures/languages';
import { runStart } from './fixtures/startCommand';
import type { RunningServer } from './fixtures/startCommand';
import { expect, test as base } from './fixtures/test';
import { QrPanel } from './pages/qrPanel';
import { SignInPage } from './pages/signInPage';

/** Runs the tests of this file against `npm start` instead of the build. */
const test = base.extend<object, { started: RunningServer }>({
  started: [
    async ({}, provide) => {
      const started = await runStart();
      await provide(started);
      await started.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ started }, provide) => provide(started.url),
});

// In one worker, one after the other, because the command builds once.
test.describe.configure({ mode: 'default' });

/** All pages, and so all parts that load separately. */
const PAGES = [
  '/',
  '/login/index',
  '/login/index?loginMode=2',
  '/join',
  '/service',
  '/privacy',
  '/assign',
  '/commonUsage/failReceiveVerificationCode.htm?type=phone',
] as const;
const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}sxz-lang=en_US`;

test('`npm start` sends the policy of production with exceptions only for hot reload', async ({
  request,
  started,
}) => {
  const { 'content-security-policy': policy = '', ...headers } = (
    await request.get('/login/index')
  ).headers();
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': expect.any(String),
    'permissions-policy': expect.any(String),
    'referrer-policy': expect.any(String),
  });
  expect((await request.get('/assets/gone.js')).status()).toBe(404);
  expect(started.url).toMatch(/^http:\/\/localhost:\d+$/);
});

for (const [index, path] of PAGES.entries()) {
  const when = index % 3 === 0 ? {} : NIGHTLY;
  test(
    `\`npm start\`: ${path} loads with its styles, and the policy blocks nothing`,
    when,
    async ({ page }) => {
      await page.goto(inEnglish(path));
      await expect(
        page.getByRole('dialog').or(page.getByRole('main').getByRole('heading')).first(),
      ).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    },
  );
}

test('`npm start`: a user switches to the QR code and back, and signs in with a code', async ({
  page,
  inbox,
  mock,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  const qr = new QrPanel(page);
  await qr.button('qr.toQr').click();
  await qr.code.waitFor();
  await expect.poll(async () => (await mock.requests('getQrStatus')).length).toBeGreaterThan(0);
  await qr.button('qr.toCode').click();
  await signIn.signIn('13800000081', inbox);
  await expect(signIn.dialog).toBeHidden();
});
