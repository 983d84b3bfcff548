import { expect, test } from './fixtures/test';

test('the home page loads with its styles and its content security policy', async ({
  page,
  axe,
}) => {
  const answer = await page.goto('/?sxz-lang=en_US');
  expect(answer?.headers()['content-security-policy']).toMatch(
    /script-src 'self'(?: 'sha256-[\w+/=]+')*;/,
  );
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  // The browser's own margin is 8 px, so the policy has allowed the base styles.
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  await axe();
});

test('the login address opens the login dialog', async ({ page, axe }) => {
  await page.goto('/login/index?sxz-lang=en_US');
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe();
});

test('the app answers the help address for a missing code, although it looks like a file', async ({
  page,
}) => {
  const answer = await page.goto(
    '/commonUsage/failReceiveVerificationCode.htm?type=phone&sxz-lang=en_US',
  );
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main')).toBeVisible();
});

test('a missing script is answered with 404 and not with the page', async ({ request }) => {
  const answer = await request.get('/assets/gone.js');
  expect(answer.status()).toBe(404);
});

test('scripts are cached permanently and the page is not', async ({ request }) => {
  const page = await request.get('/');
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? '';
  expect(page.headers()['cache-control']).toBe('no-store');
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('the verification-code script has its fixed address', async ({ request }) => {
  const answer = await request.get('/static/verification-code.js?t=1');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/javascript');
});
