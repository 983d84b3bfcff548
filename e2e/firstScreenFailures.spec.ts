import { de_DE } from '#translations/de_DE.ts';
import { countLoads } from './fixtures/loads';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

/** The file with everything that the first screen does not need. */
const REST = '**/assets/rest.*.js';

for (const path of ['/login/index', '/']) {
  test(`${path}: retries an app that cannot be loaded, reloads the page once, then shows a message`, async ({
    page,
    expected,
  }) => {
    expected.trouble('console error', /404/);
    expected.trouble('page error', /ChunkLoadError/);
    let tries = 0;
    const loads = countLoads(page);
    await page.route(REST, (route) => {
      tries += 1;
      return route.fulfill({ status: 404, body: 'Not found' });
    });
    await page.goto(`${path}?sxz-lang=de_DE`);
    const alert = page.getByRole('alert').filter({ hasText: de_DE['crash.notLoadedText'] });
    await expect(alert).toBeVisible();
    expect([loads.count, tries]).toEqual([2, 4]);
    await page.unroute(REST);
    await alert.getByRole('button', { name: de_DE['common.refreshPage'] }).click();
    await expect(new SignInPage(page, de_DE).language.first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('an app that fails once loads at the second attempt; the input is kept', async ({
  page,
  expected,
}) => {
  expected.trouble('console error', /503/);
  let tries = 0;
  await page.route(REST, (route) => {
    tries += 1;
    return tries === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto('/login/index?sxz-lang=de_DE');
  const signIn = new SignInPage(page, de_DE);
  await signIn.phone.fill('13800000001');
  await expect(signIn.language).toBeVisible();
  await expect(signIn.phone).toHaveValue('138 0000 0001');
  expect(tries).toBe(2);
});

for (const isTold of [true, false]) {
  test(`an app that cannot load without network loads when the network is back, ${isTold ? 'as the browser reports' : 'also if the browser never reports it'}; the input is kept`, async ({
    page,
    context,
    expected,
  }) => {
    expected.trouble('console error', /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/);
    // As behind some VPNs (pub-01).
    if (!isTold)
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
        addEventListener('online', (event) => event.stopImmediatePropagation());
      });
    const loads = countLoads(page);
    let tries = 0;
    await page.route(REST, async (route) => {
      await page.waitForLoadState('domcontentloaded');
      await context.setOffline(true);
      tries += 1;
      await route.abort('internetdisconnected');
    });
    await page.goto('/login/index?sxz-lang=de_DE', { waitUntil: 'commit' });
    const signIn = new SignInPage(page, de_DE);
    await expect.poll(() => tries).toBe(2);
    await signIn.phone.fill('13800000001');
    await page.unroute(REST);
    await context.setOffline(false);
    await expect(signIn.language).toBeVisible();
    await expect(signIn.phone).toHaveValue('138 0000 0001');
    expect(loads.count).toBe(1);
  });
}
