import type { Page } from '@playwright/test';
import { countLoads } from './fixtures/loads';
import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

test('nav-71 back and forward through dialog and agreement page send nothing again', async ({
  page,
  mock,
}) => {
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

test('nav-71 the browser’s back to a page that it reloads: no code in the field, the countdown continues', async ({
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

test('nav-71 the agreement stays ticked while its texts are read, back and forward', async ({
  page,
  mock,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.fill(LEARNER);
  await signIn.agreement.check();
  const opened = page.context().waitForEvent('page');
  await signIn.dialog.getByRole('link', { name: 'Privacy' }).click();
  const text = await opened;
  const title = text.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await text.goto('/service?sxz-lang=en_US');
  await text.goBack();
  await text.goForward();
  await expect(title).toBeVisible();
  await expect(signIn.agreement).toBeChecked();
  await text.close();
  await expect(signIn.phone).toHaveValue('138 0000 0001');
  await expect(signIn.agreement).toBeChecked();
  await signIn.getCode.click();
  await signIn.counting.waitFor();
  expect(await mock.requests('sendSmsCode')).toHaveLength(1);
});

test('nav-72 a reload while the code or the token is pending leaves no partial state', async ({
  page,
  inbox,
  mock,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await mock.addRule({ operation: 'sendSmsCode', kind: 'hang', times: 1 });
  await signIn.phone.fill(LEARNER);
  await signIn.agreement.check();
  const codeRequest = page.waitForRequest('**/open/login/sms-code');
  await signIn.getCode.click();
  await codeRequest;
  await page.reload();
  await signIn.sendCode(LEARNER);
  const code = await inbox.nextCode(LEARNER);
  await mock.addRule({ operation: 'requestToken', kind: 'hang', times: 1 });
  await signIn.code.fill(code);
  const tokenRequested = page.waitForRequest('**/oauth/token');
  await signIn.submit.click();
  await tokenRequested;
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  const loads = countLoads(page);
  await signIn.agreement.check();
  await signIn.code.fill(code);
  await signIn.submit.click();
  await expect(signIn.member('李晨曦')).toBeVisible();
  await expect.poll(() => loads.count).toBe(1);
});

/** The two places where a session is stored for this page's origin. */
async function sessionKept(page: Page): Promise<{ stored: boolean; cookie: boolean }> {
  const stored = await page.evaluate(() => localStorage.getItem('access_token') !== null);
  return {
    stored,
    cookie: (await page.context().cookies()).some(({ name }) => name === 'access_token'),
  };
}

test('nav-72 a reload when leaving, on the return, and while the session is taken over leaves no partial state', async ({
  page,
  mock,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US', '/login/index?tenant_id=all');
  // Leaving: the foreign page does not load, and the user reloads.
  const thirdParty = '**/api/auth/open/third/**';
  await page.route(thirdParty, () => undefined);
  await signIn.agreement.check();
  const left = page.waitForRequest(thirdParty);
  // Playwright's own click would wait for the page that does not load.
  await signIn.way('uniportal').evaluate((button: HTMLElement) => button.click());
  await left;
  await signIn.open('en_US', '/login/index?tenant_id=all');
  await page.unroute(thirdParty);
  await expect(signIn.way('uniportal')).not.toHaveAttribute('aria-busy', 'true');
  expect(await sessionKept(page)).toEqual({ stored: false, cookie: false });
  // On the return: the agreement is not signed yet when the user reloads.
  await signIn.agreement.check();
  await signIn.way('uniportal').click();
  await mock.addRule({ operation: 'signLatestAgreement', kind: 'hang', times: 1 });
  const signing = page.waitForRequest('**/compare-and-sign-lastest-agreement');
  await page.getByRole('button', { name: /李晨曦/ }).click();
  await signing;
  const loads = countLoads(page);
  await page.reload();
  await expect(signIn.member('李晨曦')).toBeVisible();
  await expect.poll(async () => (await mock.requests('signLatestAgreement')).length).toBe(2);
  await expect.poll(() => sessionKept(page)).toEqual({ stored: true, cookie: true });
  expect(await page.evaluate(() => localStorage.getItem('lastestLoginType'))).toBe('uniportal');
  expect(loads.count).toBe(1);
});

test('nav-72 a reload after the token and before the page reloads itself: session and cookie exist and stay', async ({
  page,
  inbox,
  mock,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.sendCode(LEARNER);
  await mock.addRule({ operation: 'signLatestAgreement', kind: 'hang', times: 1 });
  await signIn.code.fill(await inbox.nextCode(LEARNER));
  const signing = page.waitForRequest('**/compare-and-sign-lastest-agreement');
  await signIn.submit.click();
  await signing;
  const loads = countLoads(page);
  await page.reload();
  await expect(signIn.member('李晨曦')).toBeVisible();
  await expect.poll(() => sessionKept(page)).toEqual({ stored: true, cookie: true });
  expect(loads.count).toBe(1);
});
