import type { Locator } from '@playwright/test';
import { networkQuiet } from './fixtures/networkQuiet';
import { localeIds } from '#shared/i18n/localeIds.ts';
import { expect, test } from './fixtures/test';
import { testLooks } from './fixtures/testLooks';
import { SignInPage } from './pages/signInPage';

testLooks(
  'accessible and reachable at 320 px in any state',
  async ({ page, expected, locale, words, look }) => {
    expected.trouble('console error', /400/);
    const signIn = new SignInPage(page, words);
    await signIn.open(locale);
    await look();
    await signIn.phone.press('Enter');
    await look();
    await signIn.phone.fill('19900000003');
    await signIn.getCode.click();
    await signIn.question.waitFor();
    await look();
    await signIn.ok.click();
    await signIn.slider.waitFor();
    await look();
    await page.keyboard.press('Escape');
    await signIn.phone.fill('13800000001');
    await signIn.getCode.click();
    await signIn.counting.waitFor();
    await look();
    await signIn.code.fill('000000');
    await signIn.submit.click();
    await signIn.notice('yzm.check.error').waitFor();
    await look();
    await signIn.toEmail.click();
    await look();
  },
);

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
    '/browser/open?type=scanLogin&sessionId=abc',
    '/nowhere',
  ];
  for (const path of paths) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}sxz-lang=en_US`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await networkQuiet(page);
    await axe();
  }
});
