import { ar_SA } from '#translations/ar_SA.ts';
import { NIGHTLY } from '../fixtures/languages';
import { networkQuiet } from '../fixtures/networkQuiet';
import { expect, test } from '../fixtures/test';
import { AssignPage } from '../pages/assignPage';
import { SignInPage } from '../pages/signInPage';
import { clippedText } from './checks/clippedText';
import { motion } from './checks/motion';
import { obscuredFocus } from './checks/obscuredFocus';
import { overflow } from './checks/overflow';
import { MIN_TARGET, smallTargets } from './checks/smallTargets';
import { visualText } from './checks/visualText';

const EMAIL = 'learner@mock.example';
const PAGES = [
  '/login/index?tenant_id=all',
  '/join',
  '/',
  '/login/index',
  '/login/index?loginMode=2',
  '/assign',
  '/service',
  '/commonUsage/failReceiveVerificationCode.htm?type=phone',
  '/browser/open?type=scanLogin&sessionId=abc',
  '/nowhere',
];
/** `npm test` looks at the first two pages. */
const when = (path: string) => (PAGES.indexOf(path) < 2 ? {} : NIGHTLY);
const inLanguage = (path: string, locale: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}sxz-lang=${locale}`;

test.beforeEach(({ expected }, { title }) => {
  if (title.includes('/nowhere')) expected.trouble('console error', /404/);
});

for (const path of PAGES) {
  for (const locale of ['en_US', 'ar_SA']) {
    test(
      `Layout page: at 400 % zoom nothing overflows sideways, and every tab stop is visible and marked: ${path}, ${locale}`,
      when(path),
      async ({ page }) => {
        // 1280 × 1024 at 400 % (WCAG 1.4.10).
        await page.setViewportSize({ width: 320, height: 256 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(inLanguage(path, locale));
        await page.getByRole('heading').first().waitFor();
        await networkQuiet(page);
        expect([...(await overflow(page)), ...(await clippedText(page))]).toEqual([]);
        expect(await obscuredFocus(page)).toEqual([]);
      },
    );
  }

  test(`with the spacing of WCAG 1.4.12 nothing is cut off: ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(inLanguage(path, 'en_US'));
    await page.getByRole('heading').first().waitFor();
    await networkQuiet(page);
    // Through the element, because the page's policy allows no foreign style sheets.
    await page.evaluate(() => {
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        element.style.setProperty('line-height', '1.5', 'important');
        element.style.setProperty('letter-spacing', '0.12em', 'important');
        element.style.setProperty('word-spacing', '0.16em', 'important');
        if (element.tagName === 'P')
          element.style.setProperty('margin-block-end', '2em', 'important');
      }
    });
    expect([...(await overflow(page)), ...(await clippedText(page))]).toEqual([]);
  });

  test(`Motion page: nothing moves under reduced motion: ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(inLanguage(path, 'en_US'));
    await page.getByRole('heading').first().waitFor();
    expect(await motion(page)).toEqual([]);
  });
}

test.describe('Spacing page, by finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  for (const path of PAGES) {
    test(`all targets are large enough for touch: ${path}`, when(path), async ({ page }) => {
      await page.goto(inLanguage(path, 'en_US'));
      await page.getByRole('heading').first().waitFor();
      await networkQuiet(page);
      expect(await smallTargets(page, MIN_TARGET.finger)).toEqual([]);
    });
  }
});

test('in Arabic, addresses, numbers and ratios read from left to right', async ({
  page,
  inbox,
}) => {
  const signIn = new SignInPage(page, ar_SA);
  await signIn.open('ar_SA');
  await signIn.toEmail.click();
  await signIn.email.fill(EMAIL);
  await expect(signIn.email).toHaveCSS('direction', 'ltr');
  await signIn.agreement.check();
  await signIn.getCode.or(signIn.getCodeAgain).click();
  await signIn.counting.waitFor();
  await inbox.nextCode(EMAIL);
  // Masked, as in the dialog.
  expect(await visualText(signIn.dialog)).toMatch(/l\*+r@mock\.example/);
  await page.goto('/join?sxz-lang=ar_SA');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const words = await visualText(page.getByRole('main'));
  expect(words).toContain('16:9');
  expect(words).toContain('720 × 1560');
});

test('in Arabic, counts of the assignment read from left to right', async ({ page, mock }) => {
  const assign = new AssignPage(page, ar_SA);
  await assign.open('ar_SA');
  await assign.signIn(mock);
  await assign.form.waitFor();
  expect(await visualText(page.getByRole('main'))).not.toMatch(/[)][^()]*[(]\d/);
});
