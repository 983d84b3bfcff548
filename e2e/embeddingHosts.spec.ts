import { de_DE } from '#translations/de_DE.ts';
import { HOST_PAGE, serveHostPage } from './fixtures/hostPage';
import { expect, test } from './fixtures/test';
import { openDialog } from './pages/embeddedDialog';

test('keys, wheel and clipboard work in the dialog, even if the page intercepts them elsewhere', async ({
  page,
}) => {
  await serveHostPage(page);
  await page.setViewportSize({ width: 700, height: 420 });
  await page.goto(HOST_PAGE);
  const signIn = await openDialog(page);
  await page.keyboard.type('13800000083');
  await expect(signIn.phone).toHaveValue('138 0000 0083');
  const top = await signIn.phone.evaluate((field) => field.getBoundingClientRect().top);
  await signIn.phone.hover();
  await page.mouse.wheel(0, 200);
  await expect
    .poll(() => signIn.phone.evaluate((field) => field.getBoundingClientRect().top))
    .toBeLessThan(top);
  await signIn.agreement.focus();
  await page.keyboard.press('Space');
  await expect(signIn.agreement).toBeChecked();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('academy-sign-in');
});

test('links, files and foreign accounts use the academy’s host on a page with a base of another host', async ({
  page,
  baseURL,
}) => {
  const astray: string[] = [];
  await page.route('https://files.example/**', (route) => {
    astray.push(route.request().url());
    return route.abort();
  });
  // In the body, because the page's own scripts above it are on its own host.
  await serveHostPage(page, {
    hostile: false,
    origin: baseURL,
    body: '<base href="https://files.example/portal/">',
  });
  await page.goto(HOST_PAGE);
  const signIn = await openDialog(page);
  const { origin } = new URL(page.url());
  for (const link of await signIn.dialog.getByRole('link').all()) {
    expect(await link.evaluate((anchor: HTMLAnchorElement) => anchor.origin)).toBe(origin);
  }
  await signIn.agreement.check();
  await signIn.way('uniportal').click();
  await page.waitForURL(/providers\/uniportal/);
  expect(new URL(page.url()).origin).toBe(origin);
  expect(astray).toEqual([]);
});

test('under a dialog in the browser’s top layer the sign-in page opens instead, unless that dialog closes', async ({
  page,
}) => {
  await serveHostPage(page, {
    hostile: false,
    body: '<dialog id="offer"><form method="dialog"><button id="accept">Enrol</button></form></dialog>',
  });
  await page.goto(HOST_PAGE);
  const offer = () =>
    page.evaluate(() => {
      document.querySelector('dialog')?.showModal();
      document
        .getElementById('accept')
        ?.addEventListener('click', () => window.dispatchEvent(new CustomEvent('login-dialog')));
    });
  await offer();
  await page.locator('#accept').click();
  await expect(page.getByRole('textbox', { name: de_DE['signIn.mobileNumber'] })).toBeFocused();
  await page.goto(HOST_PAGE);
  await offer();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('login-dialog')));
  await page.waitForURL(/\/login\/index\?redirect=.*courses/);
});

test('full screen ends when the dialog opens', async ({ page }) => {
  await serveHostPage(page, { hostile: false, body: '<button id="film">Lesson 1</button>' });
  await page.goto(HOST_PAGE);
  // A browser fills the screen only for a gesture of the user.
  const film = page.locator('#film');
  await film.evaluate((video) =>
    video.addEventListener('click', () => void video.requestFullscreen()),
  );
  await film.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('film');
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('login-dialog')));
  await expect(page.getByRole('textbox', { name: de_DE['signIn.mobileNumber'] })).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('an image with the name of the running script is not mistaken for it', async ({ page }) => {
  await serveHostPage(page, {
    hostile: false,
    head: '<img name="currentScript" alt="" src="data:,">',
  });
  await page.goto(HOST_PAGE);
  await expect((await openDialog(page)).phone).toBeFocused();
});
