import { nextLoad } from './fixtures/loads';
import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { testLooks } from './fixtures/testLooks';
import { JoinPage } from './pages/joinPage';
import { SignInPage } from './pages/signInPage';

test('a user fills in the form, signs in, finds the input again, adds a picture, reloads, and sends it', async ({
  page,
  inbox,
  mock,
}) => {
  await page.goto('/?sxz-lang=en_US');
  await page.getByRole('main').getByRole('link', { name: 'Join an academy' }).click();
  const join = new JoinPage(page);
  await join.fill();
  await join.submit.click();
  const signIn = new SignInPage(page);
  await expect(signIn.dialog).toBeVisible();
  const reloaded = nextLoad(page);
  await signIn.signIn(LEARNER, inbox);
  await reloaded;

  await expect(signIn.member('李晨曦')).toBeVisible();
  await expect(page).toHaveURL(/\/join\?/);
  await expect(join.realName).toHaveValue('李晨曦');
  await expect(join.gender('join.gender.female')).toBeChecked();
  await join.choose('ok-720x1560.png');
  await expect(join.text('join.picture.uploaded').first()).toBeVisible();
  await expect(join.previews).toHaveCount(2);

  await page.reload();
  await expect(join.reason).toHaveValue('I would like to learn. a < b');
  await expect(join.previews).toHaveCount(2);
  await expect
    .poll(() => join.previews.first().evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBe(1560);
  await join.submit.click();
  await expect(join.outcome('join.sent')).toBeFocused();

  const [request] = await mock.requests('submitApplication');
  expect(request?.body).toMatchObject({
    realName: '李晨曦',
    gender: 'female',
    imageId: expect.stringMatching(/^image-/) as unknown,
  });
  await page.reload();
  await expect(join.outcome('join.waiting')).toBeVisible();
});

test('works with the keyboard alone, from the error summary to the sent application', async ({
  page,
  mock,
}) => {
  const join = new JoinPage(page);
  await join.open('en_US');
  await join.signIn(mock);
  await join.submit.focus();
  await page.keyboard.press('Enter');
  await expect(join.summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(join.realName).toBeFocused();
  await page.keyboard.type("Seán O'Brien");
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(join.gender('join.gender.female')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('To learn');
  await page.keyboard.press('Tab');
  await expect(join.chooseImage).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  // The browser must know that the file chooser is intercepted.
  await expect(join.chooseImage).toBeFocused();
  await page.keyboard.press('Enter');
  await chooser;
  await page.keyboard.press('Tab');
  await expect(join.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(join.outcome('join.sent')).toBeFocused();
});

testLooks(
  'accessible and reachable at 320 px in any state',
  async ({ page, mock, locale, words, look }) => {
    const join = new JoinPage(page, words);
    await join.open(locale);
    await look();
    await join.submit.click();
    await expect(join.summary).toBeFocused();
    await look();
    await join.signIn(mock);
    await join.fill('x'.repeat(64));
    await join.choose('svg-as-png.png');
    await expect(join.text('join.picture.problem.content').first()).toBeVisible();
    await look();
    await join.choose('ok-720x1560.png');
    await expect(join.text('join.picture.uploaded').first()).toBeVisible();
    await look();
    await join.submit.click();
    await expect(join.outcome('join.sent')).toBeVisible();
    await look();
  },
);
