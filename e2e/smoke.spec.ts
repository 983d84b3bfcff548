import { expect, test } from './fixtures/test';

test('the home page comes up, styled, under its content security policy', async ({ page, axe }) => {
  const answer = await page.goto('/?sxz-lang=en_US');
  expect(answer?.headers()['content-security-policy']).toMatch(
    /script-src 'self'(?: 'sha256-[\w+/=]+')*;/,
  );
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  // The browser's own margin is 8 px: the base styles came through the policy.
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  await axe();
});

test('the login address opens the login dialog', async ({ page, axe }) => {
  await page.goto('/login/index?sxz-lang=en_US');
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe();
});

test('the help address of a missing code, which looks like a file, is answered by the app', async ({
  page,
}) => {
  const answer = await page.goto(
    '/commonUsage/failReceiveVerificationCode.htm?type=phone&sxz-lang=en_US',
  );
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main')).toBeVisible();
});

test('a missing script is not found instead of answered by the page', async ({ request }) => {
  const answer = await request.get('/assets/gone.js');
  expect(answer.status()).toBe(404);
});

test('scripts may be kept for good and the page never', async ({ request }) => {
  const page = await request.get('/');
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? '';
  expect(page.headers()['cache-control']).toBe('no-store');
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('the verification-code script stands at its fixed address', async ({ request }) => {
  const answer = await request.get('/static/verification-code.js?t=1');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/javascript');
});
