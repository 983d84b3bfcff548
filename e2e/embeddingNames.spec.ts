import { HOST_PAGE, serveHostPage } from './fixtures/hostPage';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { openDialog } from './pages/embeddedDialog';

/* What users of a page may write into it: elements without scripts, with any ids and names. */

const PHISHING = JSON.stringify({
  returnOrigins: ['https://evil.example'],
  oauth2State: false,
  providerSignInUrl: 'https://evil.example/phish',
});

for (const [what, html] of [
  ['a text', `<div id="deployment" hidden>${PHISHING}</div>`],
  ['a field', `<textarea id="deployment" hidden>${PHISHING}</textarea>`],
] as const) {
  test(`${what} with the id of the configuration configures nothing`, async ({ page }) => {
    await serveHostPage(page, { hostile: false, body: html });
    await page.goto(HOST_PAGE);
    const signIn = await openDialog(page);
    await signIn.agreement.check();
    await signIn.way('provider').click();
    await expect(page).toHaveURL(/\/__mock\/providers\/provider\?/);
  });
}

for (const [what, body] of [
  [
    'two elements named currentScript',
    '<img name="currentScript" alt=""><form name="currentScript"></form>',
  ],
  [
    'a link with the name of webpack’s list of files',
    '<a id="webpackChunkacademy_embedded" href="#top"></a>',
  ],
  ['a frame of that name', '<iframe name="webpackChunkacademy_embedded" title=""></iframe>'],
  [
    'links with the names of our scripts’ global variables',
    '<a id="verificationCodeScript" href="#top"></a><a id="trustedTypes" href="#top"></a><a id="earlyPage" href="#top"></a>',
  ],
] as const) {
  test(`the dialog opens on a page with ${what}`, async ({ page }) => {
    await serveHostPage(page, { hostile: false, body, head: '<template></template>' });
    // Before the script runs, as on a page whose script loads late.
    await page.route('**/static/sign-in.js', async (route) => {
      await page.waitForFunction(() => document.readyState !== 'loading');
      await route.continue();
    });
    await page.goto(HOST_PAGE, { waitUntil: 'commit' });
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.hasAttribute('data-academy-sign-in')),
      )
      .toBe(true);
    await expect((await openDialog(page)).phone).toBeFocused();
  });
}

for (const name of ['body', 'cookie', 'documentElement', 'createElement']) {
  // These two report a page error; the others differ only in the name.
  const when = name === 'body' || name === 'createElement' ? {} : NIGHTLY;
  test(
    `the sign-in page opens instead if elements hide the document’s own ${name}`,
    when,
    async ({ page, expected }) => {
      // A script of the page itself creates the elements and inserts them into the body.
      if (name === 'createElement' || name === 'body')
        expected.trouble('page error', /createElement|appendChild/);
      await serveHostPage(page, {
        hostile: false,
        body: `<img name="${name}" alt=""><form name="${name}"></form>`,
      });
      await page.goto(`${HOST_PAGE}?tenant_id=scenario-1`);
      await page.evaluate(() => window.dispatchEvent(new CustomEvent('login-dialog')));
      await expect(page).toHaveURL(/\/login\/index\?redirect=.*courses.*tenant_id=scenario-1/);
    },
  );
}

test('it also opens if such an element is inserted after the dialog', async ({ page }) => {
  await serveHostPage(page, { hostile: false });
  await page.goto(HOST_PAGE);
  await (await openDialog(page)).close.click();
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('form'), { name: 'activeElement' }));
    window.dispatchEvent(new CustomEvent('login-dialog'));
  });
  await expect(page).toHaveURL(/\/login\/index\?redirect=.*courses/);
});
