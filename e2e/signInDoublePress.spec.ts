import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

const CORNER =
  'a double click on Log in opens the dialog and does not press the corner that is then at that place';

// Firefox decides by the time between the presses whether they are a double click.
test(CORNER, { tag: '@chromium-only' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const signIn = new SignInPage(page);
  await page.goto('/?sxz-lang=en_US');
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  const place = (await logIn.boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(signIn.phone).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('loginMode'))).toBeNull();
  await page.getByRole('button', { name: 'Log in with QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for logging in' })).toBeVisible();
});

test('holding Enter asks for the agreement and does not answer for the user (click-28)', async ({
  page,
  mock,
  expected,
}) => {
  expected.trouble('console error', /400/);
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.fill('13800000001');
  await signIn.code.fill('123456');
  await signIn.code.focus();
  for (let time = 0; time < 10; time += 1) {
    await page.keyboard.down('Enter');
    await expect(signIn.question).toBeVisible();
  }
  await page.keyboard.up('Enter');
  await expect(signIn.question).toBeVisible();
  expect(await mock.requests('requestToken')).toEqual([]);
  // A separate press does answer.
  await page.keyboard.press('Enter');
  await expect(signIn.notice('yzm.check.error')).toBeVisible();
  expect(await mock.requests('requestToken')).toHaveLength(1);
});
