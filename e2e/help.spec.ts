import { networkQuiet } from './fixtures/networkQuiet';
import { atPhoneWidth, LANGUAGES } from './fixtures/languages';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { expect, test } from './fixtures/test';

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
