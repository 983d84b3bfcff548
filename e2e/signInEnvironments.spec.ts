import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';
import { translate } from './pages/translate';

test('env-84 a translated page works to the end', async ({ page, inbox }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.fill(LEARNER);
  await translate(page);
  await signIn.agreement.check();
  await signIn.getCode.click();
  const code = await inbox.nextCode(LEARNER);
  await expect(signIn.counting).toBeVisible();
  await translate(page);
  await expect(signIn.phone).toHaveValue('138 0000 0001');
  await signIn.code.fill(code);
  await signIn.submit.click();
  await expect(signIn.member('李晨曦')).toBeVisible();
});

test('env-85 with forced colours and reduced motion every step is reachable, also at 400 % zoom', async ({
  page,
  inbox,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.signIn(LEARNER, inbox);
  await expect(signIn.member('李晨曦')).toBeVisible();
});

test('env-87 shows nothing in a frame', async ({ page, expected }) => {
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

test('env-88 the policy has no report address, so that no report can fail', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).not.toMatch(/report-(?:uri|to)/);
  expect(headers['reporting-endpoints']).toBeUndefined();
});

test.describe('in an older browser', () => {
  // A browser without Trusted Types does not enforce them.
  test.use({ bypassCSP: true });

  test('env-89 an older browser signs in too', async ({ page, inbox, browserName }) => {
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
