import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { LANGUAGES, atPhoneWidth, inLook } from './fixtures/languages';
import { nextLoad } from './fixtures/loads';
import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
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

  const [sent] = await mock.requests('submitApplication');
  expect(sent?.body).toMatchObject({
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

for (const { locale, words } of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `no accessibility violations in any state: ${locale}, ${colorScheme}`,
      inLook(locale, colorScheme),
      async ({ page, axe, mock }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const join = new JoinPage(page, words);
        await join.open(locale);
        await axe();
        await join.submit.click();
        await expect(join.summary).toBeFocused();
        await axe();
        await join.signIn(mock);
        await join.fill();
        await join.choose('svg-as-png.png');
        await expect(join.text('join.picture.problem.content').first()).toBeVisible();
        await axe();
        await join.choose('ok-720x1560.png');
        await expect(join.text('join.picture.uploaded').first()).toBeVisible();
        await axe();
        await join.submit.click();
        await expect(join.outcome('join.sent')).toBeVisible();
        await axe();
      },
    );
  }

  test(
    `everything is reachable at 320 px: ${locale}`,
    atPhoneWidth(locale),
    async ({ page, mock }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const join = new JoinPage(page, words);
      const expectNoOverflow = async (state: string) =>
        expect(await horizontalOverflow(page), state).toBe(0);
      await join.open(locale);
      await join.submit.click();
      await expectNoOverflow('errors');
      await join.signIn(mock);
      await join.fill('x'.repeat(64));
      await join.choose('ok-720x1560.png');
      await expect(join.text('join.picture.uploaded').first()).toBeVisible();
      await expectNoOverflow('filled');
      await join.submit.click();
      await expect(join.outcome('join.sent')).toBeVisible();
      await expectNoOverflow('sent');
    },
  );
}

test('a picture is dropped, removed and replaced', async ({ page, mock }) => {
  const join = new JoinPage(page);
  await join.open('en_US');
  await join.signIn(mock);
  await join.drop('ok-1x1.jpg');
  await expect(join.text('join.picture.uploaded').first()).toBeVisible();
  await join.button('join.picture.remove').click();
  await expect(join.previews).toHaveCount(0);
  await join.drop('ok-720x1560.png');
  await expect(join.text('join.picture.uploaded').first()).toBeVisible();
  await expect(page.locator('main')).toContainText(
    'This image (720 × 1560 px) fits 720 × 1560 well',
  );
  expect(await mock.requests('uploadImage')).toHaveLength(2);
});

test('a file dropped beside the area does not replace the page', async ({ page }) => {
  const join = new JoinPage(page);
  await join.open('en_US');
  const prevented = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.png'));
    return !document.body.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
  });
  expect(prevented).toBe(true);
});
