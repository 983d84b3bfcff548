import { countLoads } from './fixtures/loads';
import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

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

test('a reload while the code or the token is pending leaves no partial state', async ({
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
