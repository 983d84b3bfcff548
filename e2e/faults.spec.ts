import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

const LEARNER = '13800000001';

test('env-84 a translated page can be used to the end', async ({ page, inbox }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.fill(LEARNER);
  // As Chromium's translator does it.
  const translate = () => page.evaluate(() => {
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.textContent?.trim() && !node.parentElement?.closest('script,style,option,font')) found.push(node as Text);
    }
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
  await translate();
  await signIn.agreement.check();
  await signIn.getCode.click();
  const code = await inbox.latestCode(LEARNER);
  await translate();
  await expect(signIn.phone).toHaveValue('138 0000 0001');
  await signIn.code.fill(code);
  await signIn.submit.click();
  await expect(signIn.member('李晨曦')).toBeVisible();
});

test('env-85 with forced colours and reduced motion every step can be reached, at 400 % zoom too', async ({ page, inbox }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.signIn(LEARNER, inbox);
  await expect(signIn.member('李晨曦')).toBeVisible();
});

test('env-87 in a frame nothing is shown', async ({ page, expected }) => {
  expected.trouble('console error', /frame|Refused|Content Security|ERR_BLOCKED/i);
  await page.goto('/?sxz-lang=en_US');
  await page.route('**/outer.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><iframe src="/login/index"></iframe>' }));
  await page.goto('/outer.html');
  await expect.poll(() => page.frames().length).toBe(2);
  await expect(page.frameLocator('iframe').getByRole('dialog')).toHaveCount(0);
  await expect(page.frameLocator('iframe').getByRole('textbox')).toHaveCount(0);
});

test('env-88 the policy reports nowhere, so that no report can fail', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).not.toMatch(/report-(?:uri|to)/);
  expect(headers['reporting-endpoints']).toBeUndefined();
});

test.describe('in an older browser', () => {
  // One that knows no Trusted Types enforces none either.
  test.use({ bypassCSP: true });

  test('env-89 an older browser signs in too', async ({ page, inbox }) => {
    await page.addInitScript(() => {
      for (const name of ['BroadcastChannel', 'trustedTypes', 'navigation']) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Navigator.prototype, 'locks');
      for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
    });
    const signIn = new SignInPage(page);
    await signIn.open('en_US');
    await signIn.signIn(LEARNER, inbox);
    await expect(signIn.member('李晨曦')).toBeVisible();
  });
});

test('nav-71 back and forward through dialog and agreement page send nothing again', async ({ page, mock }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.sendCode(LEARNER);
  await page.goto('/service?sxz-lang=en_US');
  await expect(page.getByRole('main')).toBeVisible();
  await page.goBack();
  await expect(signIn.phone).toHaveValue('138 0000 0001');
  await page.goForward();
  await expect(page.getByRole('main')).toBeVisible();
  await page.goBack();
  await expect(signIn.phone).toBeVisible();
  expect(await mock.requests('sendSmsCode')).toHaveLength(1);
  expect(await mock.requests('requestToken')).toHaveLength(0);
});

test('nav-71 the browser’s back to a page that it loads anew: no code in the field, the countdown goes on', async ({ page, inbox }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.sendCode(LEARNER);
  await signIn.code.fill(await inbox.latestCode(LEARNER));
  await page.goto('/commonUsage/failReceiveVerificationCode.htm?type=phone&sxz-lang=en_US');
  await page.goBack();
  await expect(signIn.phone).toHaveValue('138 0000 0001');
  await expect(signIn.code).toHaveValue('');
  await expect(signIn.counting).toBeVisible();
});

test('nav-72 a reload while the code or the token is on its way leaves no half state', async ({ page, inbox, mock }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await mock.addFault({ operation: 'sendSmsCode', kind: 'hang', times: 1 });
  await signIn.phone.fill(LEARNER);
  await signIn.agreement.check();
  const codeAsked = page.waitForRequest('**/open/login/sms-code');
  await signIn.getCode.click();
  await codeAsked;
  await page.reload();
  await signIn.sendCode(LEARNER);
  await mock.addFault({ operation: 'requestToken', kind: 'hang', times: 1 });
  await signIn.code.fill(await inbox.latestCode(LEARNER));
  const tokenAsked = page.waitForRequest('**/oauth/token');
  await signIn.submit.click();
  await tokenAsked;
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await signIn.agreement.check();
  await signIn.code.fill(await inbox.latestCode(LEARNER));
  await signIn.submit.click();
  await expect(signIn.member('李晨曦')).toBeVisible();
  await page.waitForLoadState('load');
  await expect.poll(() => loads).toBe(1);
});
