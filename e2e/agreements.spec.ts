import { ar_SA } from '#translations/ar_SA.ts';
import { de_DE } from '#translations/de_DE.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { atPhoneWidth } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { AgreementPage } from './pages/agreementPage';

const LANGUAGES = [
  { locale: 'zh_CN', words: zh_CN, title: '《用户服务协议》', lang: 'zh-CN' },
  { locale: 'de_DE', words: de_DE, title: 'Nutzungsvereinbarung', lang: 'de-DE' },
  { locale: 'ar_SA', words: ar_SA, title: 'اتفاقية خدمة المستخدم', lang: 'ar-SA' },
] as const;

for (const { locale, words, title, lang } of LANGUAGES) {
  test(`a user reads the agreement: ${locale}`, async ({ page, axe }) => {
    const agreement = new AgreementPage(page, words);
    await agreement.open(locale);
    await expect(agreement.title).toHaveText(title);
    // Half of the space of 《 is empty.
    await expect(agreement.title).toHaveCSS('text-indent', locale === 'zh_CN' ? /^-/ : '0px');
    await expect(page).toHaveTitle(title);
    await expect(agreement.contents.getByRole('link')).toHaveCount(6);
    await expect(
      page.getByRole('heading', { level: 2 }).first().locator(`xpath=ancestor::*[@lang][1]`),
    ).toHaveAttribute('lang', lang);
    await axe();
  });

  for (const width of [320, 1280]) {
    test(`nothing is cut off at ${width} px: ${locale}`, atPhoneWidth(locale), async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      const agreement = new AgreementPage(page, words);
      await agreement.answerWith(
        `<h2>${'W'.repeat(300)}</h2><h3>B</h3><h4>C</h4><p>${'x'.repeat(500)}</p><table><tr>${'<td>20,000.00</td>'.repeat(20)}</tr></table><pre>${'pre '.repeat(99)}</pre>`,
      );
      await agreement.open(locale);
      const table = page.getByRole('region', {
        name: words['protocol.table'].replace('%{number}', '1'),
      });
      await table.focus();
      const start = await table.evaluate((element) => element.scrollLeft);
      await page.keyboard.press(locale === 'ar_SA' && start !== 0 ? 'ArrowLeft' : 'ArrowRight');
      await expect
        .poll(async () => table.evaluate((element) => element.scrollLeft))
        .not.toBe(start);
      expect(await horizontalOverflow(page)).toBe(0);
    });
  }
}

test('the keyboard alone reaches a section and leaves the page again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?sxz-lang=en_US');
  const agreement = new AgreementPage(page);
  await agreement.open('en_US');
  const heading = page.getByRole('heading', { name: '5. Closing your account' });
  await expect(heading).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(agreement.back).toBeFocused();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#agreement-section-5$/);
  await agreement.back.press('Enter');
  await expect(page).toHaveURL(/\/\?sxz-lang=en_US$/);
});

test('on a narrow page the contents list is behind a button, and closes when a section is chosen', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const agreement = new AgreementPage(page);
  await agreement.open('en_US', '/privacy');
  const link = agreement.contents.getByRole('link', { name: '6. Contact' });
  await expect(link).toBeHidden();
  await agreement.toggle.click();
  await axe();
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', { name: '6. Contact' })).toBeInViewport();
});

test('the contents list follows the reading position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const agreement = new AgreementPage(page);
  await agreement.answerWith(
    Array.from(
      { length: 30 },
      (_, index) => `<h2>Part ${index + 1}</h2><p>${'words '.repeat(200)}</p>`,
    ).join(''),
  );
  await agreement.open('en_US');
  await expect(agreement.contents.getByRole('link')).toHaveCount(30);
  await page.getByRole('heading', { name: 'Part 25' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('heading', { name: 'Part 25' })
    .evaluate((heading) => heading.scrollIntoView());
  await expect(agreement.current).toHaveText('Part 25');
  await expect(agreement.current).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(agreement.current).not.toHaveText('Part 25');
});

for (const [size, paragraphs] of [
  ['an ordinary', 3],
  ['a large', 30],
] as const) {
  test(`a section chosen in ${size} text is at the top of the window, and the current one`, async ({
    page,
  }) => {
    const agreement = new AgreementPage(page);
    await agreement.answerWith(
      Array.from(
        { length: 30 },
        (_, index) =>
          `<h2>Part ${index + 1}</h2>${`<p>${'words '.repeat(60)}</p>`.repeat(paragraphs)}`,
      ).join(''),
    );
    await agreement.open('en_US');
    for (const part of ['Part 25', 'Part 3', 'Part 29']) {
      await agreement.contents.getByRole('link', { name: part, exact: true }).click();
      const heading = page.getByRole('heading', { name: part, exact: true });
      await expect
        .poll(async () => (await heading.boundingBox())?.y, { message: part })
        .toBeLessThan(60);
      await expect
        .poll(async () => (await heading.boundingBox())?.y, { message: part })
        .toBeGreaterThanOrEqual(0);
      await expect(agreement.current).toHaveText(part);
    }
  });
}

test('an address with a section scrolls to it', async ({ page }) => {
  await page.goto('/service?sxz-lang=en_US#agreement-section-6');
  await expect(page.getByRole('heading', { name: '6. Changes to this agreement' })).toBeFocused();
});

// Firefox cannot emulate print.
test(
  'in print there is only the text, dark on white, with the addresses of its links',
  { tag: '@chromium-only' },
  async ({ page }) => {
    const agreement = new AgreementPage(page);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await agreement.answerWith(
      '<h2>A</h2><h2>B</h2><h2>C</h2><p><a href="https://www.school.example/x">link</a></p>',
    );
    await agreement.open('en_US');
    await expect(page.getByRole('heading', { name: 'C', exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(agreement.back).toBeHidden();
    await expect(page.locator('nav')).toBeHidden();
    const look = await page.getByRole('link', { name: 'link' }).evaluate((link) => ({
      after: getComputedStyle(link, '::after').content,
      ink: getComputedStyle(link).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
    expect(look.after.replaceAll('"', '')).toContain('https://www.school.example/x');
    expect([look.ink, look.paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  },
);
