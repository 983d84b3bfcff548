import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

test('with forced colours and reduced motion every step is reachable, also at 400 % zoom', async ({
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
