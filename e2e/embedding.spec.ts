import { ar_SA } from '#translations/ar_SA.ts';
import { de_DE } from '#translations/de_DE.ts';
import { HOST_PAGE, serveHostPage } from './fixtures/hostPage';
import { lookOf, marksOf, stylesOf } from './fixtures/looks';
import { expect, test } from './fixtures/test';
import { openDialog } from './pages/embeddedDialog';
import { SignInPage } from './pages/signInPage';

test('opens on the event over a hostile page, and does not change it', async ({ page }) => {
  await serveHostPage(page);
  await page.goto(HOST_PAGE);
  await expect(page.locator('#counter')).toBeVisible();
  const before = await stylesOf(page);
  const marks = await marksOf(page);
  await page.locator('#log-in').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const signIn = await openDialog(page);
  await expect(signIn.phone).toBeFocused();
  // It has an entrance animation.
  await expect.poll(async () => (await signIn.dialog.boundingBox())?.width).toBe(524);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect
    .poll(async () =>
      (await marksOf(page)).head.some((element) => element.includes('verification-code.js')),
    )
    .toBe(true);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(signIn.dialog).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await signIn.close.click();
  await expect(signIn.dialog).toHaveCount(0);
  await expect(page.locator('#log-in')).toBeFocused();
  await expect(page.locator('#news')).toHaveText('Not signed in.');
  await page.locator('#counter').click();
  await expect(page.locator('#counter')).toHaveText('Counted 1');
  await page.locator('#news').evaluate((news) => news.replaceChildren());
  await page.mouse.move(0, 0);
  await page
    .locator('#counter')
    .evaluate((counter: HTMLElement) => ((counter.firstChild as Text).data = 'Counted 0'));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await stylesOf(page)).toEqual(before);
  // Loader scripts are removed from the head after they have run.
  await expect
    .poll(async () => (await marksOf(page)).head.filter((element) => !marks.head.includes(element)))
    .toEqual([expect.stringMatching(/src="[^"]*\/static\/verification-code\.js/)]);
  const { names, root, isInert, rules } = await marksOf(page);
  expect(['verificationCodeScript', 'webpackChunkacademy_embedded']).toEqual(
    expect.arrayContaining(names.filter((name) => !marks.names.includes(name))),
  );
  expect(names).toContain('verificationCodeScript');
  expect({ root, isInert, rules }).toEqual({
    root: marks.root,
    isInert: false,
    rules: ['html[data-scroll-locked]', 'html[data-scroll-locked="gutter"]'],
  });
});

/** The look of the dialog after its parts have loaded and nothing changes any more. */
async function settledLookOf(signIn: SignInPage) {
  await expect(signIn.page.getByRole('button', { name: 'HW ID' })).toBeVisible();
  let last: Awaited<ReturnType<typeof lookOf>> = [];
  await expect
    .poll(async () => {
      const before = JSON.stringify(last);
      last = await lookOf(signIn);
      return JSON.stringify(last) === before;
    })
    .toBe(true);
  return last;
}

test('looks the same on a hostile page as on a plain one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await serveHostPage(page, { hostile: false });
  await page.goto(HOST_PAGE);
  const plain = await settledLookOf(await openDialog(page));
  await page.unroute(/\/portal\/[^?]*/);
  await serveHostPage(page);
  await page.goto(HOST_PAGE);
  expect(await settledLookOf(await openDialog(page))).toEqual(plain);
});

test('keeps Tab inside, also with the question over it, and is accessible', async ({
  page,
  axe,
}) => {
  await serveHostPage(page, { hostile: false });
  await page.goto(HOST_PAGE);
  const signIn = await openDialog(page);
  const inside = () => page.evaluate(() => document.activeElement?.localName);
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press(step < 15 ? 'Tab' : 'Shift+Tab');
    expect(await inside()).toBe('academy-sign-in');
  }
  expect(
    await page.locator('#log-in').evaluate((button) => button.closest('[inert]') !== null),
  ).toBe(true);
  await signIn.phone.fill('13800000081');
  await signIn.getCode.click();
  await expect(signIn.question).toBeVisible();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  expect(
    await signIn.question.evaluate((question) =>
      question.contains((question.getRootNode() as ShadowRoot).activeElement),
    ),
  ).toBe(true);
  await axe();
  await signIn.question.getByRole('button', { name: de_DE['common.cancel'] }).click();
  await expect(signIn.getCode).toBeFocused();
  await axe();
});

test('signs in with a code, notifies the page, and the page is reloaded', async ({
  page,
  inbox,
  context,
}) => {
  await serveHostPage(page);
  await page.goto(HOST_PAGE);
  const signIn = await openDialog(page);
  await signIn.sendCode('13800000082');
  await expect(signIn.code).toBeFocused();
  await signIn.code.fill(await inbox.nextCode('13800000082'));
  const loaded = page.waitForEvent('load');
  await signIn.submit.click();
  await loaded;
  expect(new URL(page.url()).pathname).toBe(HOST_PAGE);
  expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toContain(
    'login-dialog:signed-in',
  );
  expect((await context.cookies()).map(({ name }) => name)).toContain('access_token');
});

test('says that a sign-in on another page was cancelled, and ignores an error of the page itself', async ({
  page,
}) => {
  await serveHostPage(page, { hostile: false });
  await page.goto(`${HOST_PAGE}?course=7&error=access_denied`);
  const signIn = await openDialog(page);
  expect(new URL(page.url()).search).toBe('?course=7&error=access_denied');
  await page.goto(`${HOST_PAGE}?course=7`);
  await page.locator('#log-in').click();
  await signIn.agreement.check();
  await signIn.way('uniportal').click();
  await page.waitForURL(/providers\/uniportal/);
  const back = new URL(new URL(page.url()).searchParams.get('targetUrl') ?? '');
  back.searchParams.set('error', 'access_denied');
  await page.goto(back.href);
  await expect(page.getByText(de_DE['thirdParty.denied'])).toBeVisible();
  await expect(signIn.phone).toBeVisible();
  expect(new URL(page.url()).search).toBe('?course=7');
});

test('uses Arabic on an Arabic page, right to left', async ({ page, axe }) => {
  await serveHostPage(page, { lang: 'ar', hostile: false });
  await page.goto(HOST_PAGE);
  const signIn = await openDialog(page, ar_SA);
  expect(await signIn.dialog.evaluate((dialog) => getComputedStyle(dialog).direction)).toBe('rtl');
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('ltr');
  await axe();
});

test('the user’s language takes precedence over the page’s; changing it does not change the page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'sxz_lang', value: 'ar_SA', url: baseURL ?? '' }]);
  await serveHostPage(page, { lang: 'en', hostile: false });
  await page.goto(HOST_PAGE);
  const signIn = await openDialog(page, ar_SA);
  await signIn.language.selectOption('de_DE');
  await expect(new SignInPage(page, de_DE).phone).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.locator('html').getAttribute('dir')).toBeNull();
});
