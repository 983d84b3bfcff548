import { de_DE } from '#translations/de_DE.ts';
import type { PhraseKey } from '#translations/phrases.ts';
import { NIGHTLY } from './fixtures/languages';
import { networkQuiet } from './fixtures/networkQuiet';
import { LEARNER } from './fixtures/people';
import { signInAs } from './fixtures/signInAs';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';
import { delayScripts, openBeforeScripts, watchShifts } from './fixtures/delayedScripts';
import { translate } from './fixtures/translate';

const HELP = '/commonUsage/failReceiveVerificationCode.htm';
/**
 * The largest layout shifts of a page. On phones, the words after the academy's name move by a line
 * within their text.
 */
const MAX_SHIFT = { 1280: 0.02, 390: 0.03 };

/** Each page with its title. */
const PAGES: readonly [path: string, title: PhraseKey | RegExp][] = [
  ['/', /Lernplattform|Lernen/],
  ['/service', 'agreement.serviceName'],
  ['/privacy', 'agreement.privacyName'],
  ['/join', 'join.title'],
  ['/assign', 'assign.title'],
  ['/assignments', 'assignments.title'],
  [HELP, 'help.phone.title'],
  [`${HELP}?type=email`, 'help.email.title'],
  ['/browser/open', 'browserOpen.title'],
  ['/unknown', 'notFound.title'],
];

/** Pages that others among them represent in `npm test`. */
const REPRESENTED = ['/privacy', `${HELP}?type=email`];

/** Each page on a desktop, and at night on a phone. */
const VISITS = PAGES.flatMap(([path, title]) => [
  { path, title, width: 1280 as const, tag: REPRESENTED.includes(path) ? [NIGHTLY.tag] : [] },
  { path, title, width: 390 as const, tag: [NIGHTLY.tag] },
]);

for (const { path, title, width, tag } of VISITS) {
  // Firefox does not report layout shifts.
  test(
    `${path} shows its content before the scripts, and keeps it in place at ${width} px`,
    { tag: ['@chromium-only', ...tag] },
    async ({ page, expected }) => {
      if (path === '/unknown') expected.trouble('console error', /404/);
      await page.setViewportSize({ width, height: 800 });
      const shifts = await watchShifts(page);
      const scripts = await delayScripts(page);
      await openBeforeScripts(page, `${path}${path.includes('?') ? '&' : '?'}sxz-lang=de_DE`);
      const heading = page.getByRole('heading', {
        level: 1,
        name: typeof title === 'string' ? de_DE[title] : title,
      });
      await expect(heading).toBeVisible();
      const first = await heading.elementHandle();
      await scripts.release();
      await networkQuiet(page);
      // Hydrated and not rendered again.
      expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
      const moved = (await shifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
      expect(moved).toBeLessThanOrEqual(MAX_SHIFT[width]);
    },
  );
}

test(
  "an administrator's links appear without moving the page",
  { tag: '@chromium-only' },
  async ({ page, mock }) => {
    const assign = new AssignPage(page, de_DE);
    await assign.open('de_DE');
    await assign.signIn(mock);
    const shifts = await watchShifts(page);
    await assign.open('de_DE');
    await expect(page.getByRole('link', { name: de_DE['assignments.title'] })).toBeVisible();
    await networkQuiet(page);
    const moved = (await shifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect(moved).toBeLessThanOrEqual(MAX_SHIFT[1280]);
  },
);

test("a member's home has an empty tile before the scripts, where the card appears", async ({
  page,
  mock,
}) => {
  await page.goto('/?sxz-lang=de_DE');
  await signInAs(page, mock, LEARNER);
  const tile = page.getByRole('main').locator('div:has(> h2)').first();
  const top = async () => (await tile.boundingBox())?.y;
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/?sxz-lang=de_DE');
  await expect(tile).toBeVisible();
  await expect(page.getByRole('main')).toHaveText('', { useInnerText: true });
  await expect(page.getByRole('banner').getByRole('link').last()).toHaveText('', {
    useInnerText: true,
  });
  const before = await top();
  await scripts.release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await top()).toBe(before);
});

test('the text of an agreement is requested once, before the scripts', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/open/agreements/')) requested.push(request.url());
  });
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/service?sxz-lang=de_DE');
  await expect.poll(() => requested).toHaveLength(1);
  await scripts.release();
  await expect(page.getByText('Stand: 15. Januar 2025')).toBeVisible();
  expect(requested).toHaveLength(1);
});

test('a press on "Log in" opens the dialog although a translator changed the page before the scripts', async ({
  page,
}) => {
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/?sxz-lang=de_DE');
  await page.getByRole('button', { name: de_DE['header.logIn'] }).click();
  await translate(page);
  await scripts.release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links of text pages lead to pages in the same language', async ({ page }) => {
    await page.goto('/?sxz-lang=de_DE');
    await page.getByRole('link', { name: de_DE['signIn.codeNotReceived'] }).click();
    await expect(page.getByRole('heading', { name: de_DE['help.phone.title'] })).toBeVisible();
  });
});
