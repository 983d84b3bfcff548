import { ar_SA } from '#translations/ar_SA.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { nextLoad } from './fixtures/loads';
import { networkQuiet } from './fixtures/networkQuiet';
import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

test('signs in by SMS in Chinese, with name and avatar in the header after the reload', async ({
  page,
  inbox,
}) => {
  const signIn = new SignInPage(page, zh_CN);
  await signIn.open('zh_CN');
  await signIn.sendCode(LEARNER);
  await signIn.code.fill(await inbox.nextCode(LEARNER));
  const reloaded = nextLoad(page);
  await signIn.submit.click();
  await reloaded;
  await expect(signIn.member('李晨曦')).toBeVisible();
  await expect(signIn.member('李晨曦').locator('img')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'access_token')).toMatchObject({
    sameSite: 'Lax',
    path: '/',
  });
  expect(await page.evaluate(() => localStorage.getItem('lastestLoginType'))).toBe('phone');
});

for (const path of ['/login', '/api', '/service'])
  test(`a login cookie of ${path} neither replaces the new session nor survives logging out`, async ({
    page,
    inbox,
  }) => {
    const signIn = new SignInPage(page, zh_CN);
    const plant = () =>
      page.evaluate((place) => void (document.cookie = `access_token=old; Path=${place}`), path);
    const tokens = async () =>
      (await page.context().cookies()).flatMap(({ name, value }) =>
        name === 'access_token' ? [value] : [],
      );
    await signIn.open('zh_CN');
    await plant();
    const reloaded = nextLoad(page);
    await signIn.signIn(LEARNER, inbox);
    await reloaded;
    await signIn.member('李晨曦').click();
    expect(await tokens()).toEqual([
      await page.evaluate(() => localStorage.getItem('access_token')),
    ]);
    await plant();
    await signIn.logOut.click();
    await expect(signIn.notice('session.signedOut')).toBeVisible();
    expect(await tokens()).toEqual([]);
  });

test('registers an unknown address by e-mail in Arabic, right to left', async ({ page, inbox }) => {
  const signIn = new SignInPage(page, ar_SA);
  await signIn.open('ar_SA');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await signIn.toEmail.click();
  await signIn.email.fill('newcomer@school.example');
  await signIn.agreement.check();
  await signIn.getCode.click();
  await expect(signIn.counting).toBeVisible();
  await signIn.code.fill(await inbox.nextCode('newcomer@school.example'));
  await signIn.submit.click();
  await expect(page.getByRole('button', { expanded: false })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await networkQuiet(page);
});

test('signs in with the keyboard alone', async ({ page, inbox }) => {
  const signIn = new SignInPage(page);
  await page.goto('/?sxz-lang=en_US');
  await page.getByRole('button', { name: 'Log in', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(signIn.phone).toBeFocused();
  await page.keyboard.type(LEARNER);
  await page.keyboard.press('Tab');
  await expect(signIn.code).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(signIn.getCode).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signIn.question).toBeVisible();
  await expect(signIn.ok).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(signIn.ok).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signIn.counting).toBeVisible();
  await expect(signIn.code).toBeFocused();
  await page.keyboard.type(await inbox.nextCode(LEARNER));
  await page.keyboard.press('Enter');
  await expect(signIn.member('李晨曦')).toBeVisible();
  await signIn.member('李晨曦').focus();
  await page.keyboard.press('ArrowUp');
  await expect(signIn.logOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('another tab notices signing in and signing out', async ({ page, context, inbox }) => {
  const other = await context.newPage();
  const otherSignIn = new SignInPage(other);
  await other.goto('/join?sxz-lang=en_US');
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await otherSignIn.dialog.waitFor();
  const calls: string[] = [];
  other.on('request', (request) => {
    const { authorization, user_id: user } = request.headers();
    if (authorization) calls.push(`${new URL(request.url()).pathname} of ${user}`);
  });
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.signIn(LEARNER, inbox);
  await expect(signIn.member('李晨曦')).toBeVisible();
  await expect(otherSignIn.member('李晨曦')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await networkQuiet(other);
  expect(calls).toEqual([
    expect.stringMatching(/^\/api\/ischool\/v1\/open\/applications\/current of (?!undefined)/),
  ]);

  await otherSignIn.member('李晨曦').click();
  await otherSignIn.logOut.click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('reading the terms in the same view keeps the number, and the page is hydrated as it was rendered', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.fill('13800000001');
  await page.goto('/service?sxz-lang=en_US');
  await page.goBack();
  await expect(signIn.phone).toHaveValue('138 0000 0001');
  expect(await page.evaluate(() => window.earlyPage?.isLive)).toBe(true);
});

test('the browser’s back to a page that it reloads: no code in the field, the countdown continues', async ({
  page,
  inbox,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.sendCode(LEARNER);
  await signIn.code.fill(await inbox.nextCode(LEARNER));
  await page.goto('/commonUsage/failReceiveVerificationCode.htm?type=phone&sxz-lang=en_US');
  await page.goBack();
  await expect(signIn.phone).toHaveValue('138 0000 0001');
  await expect(signIn.code).toHaveValue('');
  await expect(signIn.counting).toBeVisible();
});

test('shows nothing in a frame', async ({ page, expected }) => {
  expected.trouble('console error', /frame|Refused|Content Security|ERR_BLOCKED/i);
  await page.goto('/?sxz-lang=en_US');
  await page.route('**/outer.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><iframe src="/login/index"></iframe>',
    }),
  );
  await page.goto('/outer.html');
  await expect.poll(() => page.frames().length).toBe(2);
  await expect(page.frameLocator('iframe').getByRole('dialog')).toHaveCount(0);
  await expect(page.frameLocator('iframe').getByRole('textbox')).toHaveCount(0);
});

test.describe('in an older browser', () => {
  // A browser without Trusted Types does not enforce them.
  test.use({ bypassCSP: true });

  test('an older browser signs in too', async ({ page, inbox, browserName }) => {
    // Firefox enforces them anyway, because its driver does not change the policy.
    const names = [
      'BroadcastChannel',
      'navigation',
      ...(browserName === 'firefox' ? [] : ['trustedTypes']),
    ];
    await page.addInitScript((missing) => {
      for (const name of missing) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Navigator.prototype, 'locks');
      for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
    }, names);
    const signIn = new SignInPage(page);
    await signIn.open('en_US');
    await signIn.signIn(LEARNER, inbox);
    await expect(signIn.member('李晨曦')).toBeVisible();
  });
});
