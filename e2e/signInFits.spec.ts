import { localeIds } from '#shared/i18n/localeIds.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';
import type { Phrases } from '#translations/phrases.ts';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

async function phrasesIn(locale: Locale): Promise<Phrases> {
  const table = (await import(`../translations/${locale}.ts`)) as Record<string, Phrases>;
  return table[locale] as Phrases;
}

interface Device {
  name: string;
  /** With the bars of a browser. */
  windows: readonly { width: number; height: number }[];
  hasTouch: boolean;
  /** The longest texts. */
  daily: readonly Locale[];
}

const DEVICES: readonly Device[] = [
  {
    name: 'common laptops',
    windows: [
      { width: 1366, height: 625 },
      { width: 1280, height: 713 },
    ],
    hasTouch: false,
    daily: ['zh_CN', 'es_ES', 'ru_RU'],
  },
  {
    name: 'phones',
    windows: [
      { width: 390, height: 664 },
      { width: 390, height: 844 },
    ],
    hasTouch: true,
    daily: ['ja_JP', 'ru_RU'],
  },
];

for (const { name, windows, hasTouch, daily } of DEVICES)
  test.describe(`on ${name}`, () => {
    test.use({ hasTouch, reducedMotion: 'reduce' });

    for (const locale of localeIds)
      test(
        `sign-in fits without scrolling at rest, with an error and after sending: ${locale}`,
        daily.includes(locale) ? {} : NIGHTLY,
        async ({ page }) => {
          const words = await phrasesIn(locale);
          const signIn = new SignInPage(page, words);
          await signIn.open(locale);
          const expectFit = async (state: string) => {
            for (const size of windows) {
              await page.setViewportSize(size);
              await expect
                .poll(
                  () =>
                    signIn.dialog
                      .locator('> :first-child')
                      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
                  { message: `${state}, ${size.width} by ${size.height}` },
                )
                .toBe(0);
            }
          };
          await page.getByRole('region', { name: words['thirdParty.title'] }).waitFor();
          await expectFit('at rest');
          await signIn.agreement.check();
          // In Arabic every number may be one of the region, and only an empty one is wrong.
          if (locale !== 'ar_SA') await signIn.phone.fill('123');
          await signIn.getCode.click();
          await expect(signIn.phone).toHaveAttribute('aria-invalid', 'true');
          await expectFit('invalid number');
          await signIn.sendCode('19900000004');
          await expectFit('code sent');
        },
      );
  });
