import type { Page } from '@playwright/test';
import { de_DE } from '#translations/de_DE.ts';
import { HOST_PAGE, serveHostPage } from './fixtures/hostPage';
import { networkQuiet } from './fixtures/networkQuiet';
import { expect, test } from './fixtures/test';
import { openDialog } from './pages/embeddedDialog';

test('opens the sign-in page of the same academy and language if the app cannot be loaded', async ({
  page,
  expected,
}) => {
  expected.trouble('console error', /404/);
  expected.trouble('page error', /ChunkLoadError/);
  await page.route('**/assets/sign-in.*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await serveHostPage(page, { hostile: false });
  await page.goto(`${HOST_PAGE}?tenant_id=scenario-1`);
  await page.locator('#log-in').click();
  await page.waitForURL(/\/login\/index\?redirect=.*courses/);
  await expect(page.getByRole('button', { name: de_DE['signIn.switchToEmail'] })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('tenant_id')).toBe('scenario-1');
});

/** Files of the app that a page has requested so far. */
function requestedFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/sign-in')) asked.push(pathname);
  });
  return asked;
}

test('the loader is small; the app’s files load when the page is idle, and the dialog on demand', async ({
  page,
}) => {
  const asked = requestedFiles(page);
  await serveHostPage(page, { hostile: false });
  await page.goto(HOST_PAGE);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const loader = await page.request.get('/static/sign-in.js');
  expect((await loader.body()).length).toBeLessThan(10_240);
  await expect(page.locator('academy-sign-in')).toHaveCount(0);
});

test('with data-preload="off" the app’s files load with the login event, and not before', async ({
  page,
}) => {
  const asked = requestedFiles(page);
  await serveHostPage(page, { hostile: false, preload: 'off' });
  await page.goto(HOST_PAGE);
  await networkQuiet(page);
  // Waits for two idle periods: the script would have started its work by then.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => requestIdleCallback(() => done()));
      }),
  );
  expect(asked).toEqual([]);
  await openDialog(page);
  expect(asked).not.toEqual([]);
});
