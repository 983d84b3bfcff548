import { en_US } from '#translations/en_US.ts';
import { networkQuiet } from './fixtures/networkQuiet';
import { atPhoneWidth, LANGUAGES } from './fixtures/languages';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

const PATH = '/commonUsage/failReceiveVerificationCode.htm';
for (const { locale, words } of LANGUAGES) {
  test(
    `both help pages are reachable at 320 px and have no accessibility violations: ${locale}`,
    atPhoneWidth(locale),
    async ({ page, axe }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const [type, colorScheme] of [
        ['phone', 'light'],
        ['phone', 'dark'],
        ['email', 'light'],
        ['email', 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${PATH}?type=${type}&sxz-lang=${locale}`);
        await expect(
          page.getByRole('heading', { level: 1, name: words[`help.${type}.title`] }),
        ).toBeVisible();
        await networkQuiet(page);
        await axe();
        expect(await horizontalOverflow(page)).toBe(0);
      }
    },
  );
}

test('leads to the other variant and back to signing in', async ({ page }) => {
  await page.goto(`${PATH}?type=email&sxz-lang=en_US`);
  await page.getByRole('link', { name: en_US['help.phone.title'] }).click();
  await expect(page).toHaveURL(/type=phone&sxz-lang=en_US$/);
  await page.getByRole('link', { name: en_US['help.backToSignIn'] }).click();
  await expect(new SignInPage(page).phone).toBeVisible();
});

test('before the user leaves for help, the dialog says where the code was sent and what else to do', async ({
  page,
  axe,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.sendCode('13800000001');
  const line = signIn.dialog.getByRole('button', { name: /^Sent to 138 \*{4} 0001 at / });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(signIn.dialog.getByText(/^The code is valid for 5 minutes, until /)).toBeVisible();
  await axe();
  await signIn.dialog.getByRole('button', { name: en_US['signIn.editPhone'] }).click();
  await expect(signIn.phone).toBeFocused();
  await signIn.dialog.getByRole('button', { name: en_US['signIn.getByEmail'] }).click();
  await expect(signIn.email).toBeVisible();
  await expect(line).toHaveCount(0);
});
