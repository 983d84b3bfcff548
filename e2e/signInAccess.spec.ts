import type { Locator } from '@playwright/test';
import { en_US } from '#translations/en_US.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { networkQuiet } from './fixtures/networkQuiet';
import { atPhoneWidth, inLook, LANGUAGES } from './fixtures/languages';
import { localeIds } from '#shared/i18n/localeIds.ts';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

/** Brings the dialog into each of its states, one after another. */
async function eachState(signIn: SignInPage, look: (state: string) => Promise<void>) {
  await look('empty');
  await signIn.phone.press('Enter');
  await look('incomplete');
  await signIn.phone.fill('19900000003');
  await signIn.getCode.click();
  await signIn.question.waitFor();
  await look('agreement asked');
  await signIn.ok.click();
  await signIn.slider.waitFor();
  await look('slider');
  await signIn.page.keyboard.press('Escape');
  await signIn.phone.fill('13800000001');
  await signIn.getCode.click();
  await signIn.counting.waitFor();
  await look('counting');
  await signIn.code.fill('000000');
  await signIn.submit.click();
  await signIn.notice('yzm.check.error').waitFor();
  await look('wrong code');
  await signIn.toEmail.click();
  await look('e-mail');
}

for (const { locale, words } of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `no accessibility violations in any state: ${locale}, ${colorScheme}`,
      inLook(locale, colorScheme),
      async ({ page, axe, expected }) => {
        expected.trouble('console error', /400/);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const signIn = new SignInPage(page, words);
        await signIn.open(locale);
        await eachState(signIn, async () => axe());
      },
    );
  }

  test(
    `everything is reachable at 320 px: ${locale}`,
    atPhoneWidth(locale),
    async ({ page, expected }) => {
      expected.trouble('console error', /400/);
      await page.setViewportSize({ width: 320, height: 640 });
      const signIn = new SignInPage(page, words);
      await signIn.open(locale);
      await eachState(signIn, async (state) => {
        const overflow = await page.evaluate(() =>
          [
            document.documentElement,
            ...document.querySelectorAll('[role=dialog],[role=alertdialog]'),
          ]
            .map((element) => element.scrollWidth - element.clientWidth)
            .filter((excess) => excess > 0),
        );
        expect(overflow, state).toEqual([]);
      });
    },
  );
}

/** A picture of an element and of 4 px below it, because an underline can be outside its box. */
async function pictureOf(part: Locator): Promise<Buffer> {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox())!;
  return part.page().screenshot({ clip: { x, y, width, height: height + 4 } });
}

test('every link of the form is underlined, in every language', async ({ page }) => {
  const signIn = new SignInPage(page);
  const plain: string[] = [];
  for (const locale of localeIds) {
    await signIn.open(locale);
    await networkQuiet(page);
    for (const link of await signIn.dialog.getByRole('link').all()) {
      const underlined = await pictureOf(link);
      // The same pixels without the line mean that there was none.
      const sheet = await page.evaluateHandle(() => {
        const added = new CSSStyleSheet();
        added.replaceSync('a, a * { text-decoration-line: none !important }');
        document.adoptedStyleSheets.push(added);
        return added;
      });
      if (underlined.equals(await pictureOf(link)))
        plain.push(`${locale}: ${await link.innerText()}`);
      await sheet.evaluate((added) => added.replaceSync(''));
    }
  }
  expect(plain).toEqual([]);
});

test('the other pages have no accessibility violations', async ({ page, axe, expected }) => {
  expected.trouble('console error', /404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paths = [
    '/',
    '/service',
    '/privacy',
    '/commonUsage/failReceiveVerificationCode.htm?type=email',
    '/nowhere',
  ];
  for (const path of paths) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}sxz-lang=en_US`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await networkQuiet(page);
    await axe();
  }
});

test('the links of the form lead to the agreements and to help, in new tabs and in the user’s language', async ({
  page,
  context,
}) => {
  const signIn = new SignInPage(page, zh_CN);
  await signIn.open('zh_CN');
  const links = [
    { name: '《用户服务协议》', heading: '《用户服务协议》' },
    { name: '《隐私政策》', heading: '《隐私政策》' },
    { name: zh_CN['signIn.codeNotReceived'], heading: zh_CN['help.phone.title'] },
  ];
  for (const { name, heading } of links) {
    const opened = context.waitForEvent('page');
    await signIn.dialog.getByRole('link', { name }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await tab.close();
  }
});

test('invalid input is reported at its field, in the user’s language', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.getCode.click();
  await expect(signIn.phone).toHaveAccessibleDescription(en_US['mobile.empty.check']);
  await expect(signIn.phone).toBeFocused();
  await signIn.phone.fill('12345');
  await signIn.getCode.click();
  await expect(signIn.phone).toHaveAccessibleDescription(en_US['mobile.check']);
  await signIn.toEmail.click();
  await signIn.email.fill('nobody@nowhere');
  await signIn.email.press('Enter');
  await expect(signIn.email).toHaveAccessibleDescription(en_US['email.check']);
});
