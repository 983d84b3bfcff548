import type { Page } from '@playwright/test';
import type { LocalServer } from '#scripts/serve/listenLocally.ts';
import config from '../playwright.config';
import { NIGHTLY } from './fixtures/languages';
import { networkQuiet } from './fixtures/networkQuiet';
import { LEARNER } from './fixtures/people';
import { ADDRESS } from './fixtures/serveBuild';
import { serveStorable } from './fixtures/storableHost';
import { expect, test as base } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

/*
 * Every automatic navigation of the app, with every way to return to its page (docs/adr/0001): the
 * user can always go back past it, and nothing happens twice.
 */

interface Options {
  /** Whether the browser may keep pages for Back. */
  cached: boolean;
}

const test = base.extend<Options, { storable: LocalServer }>({
  cached: [false, { option: true }],
  storable: [
    async ({}, provide) => {
      const server = await serveStorable();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ cached, storable }, provide) =>
    provide(cached ? storable.url : process.env[ADDRESS]),
});
// Playwright turns the back/forward cache off otherwise.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

type Inbox = Parameters<SignInPage['signIn']>[1];

interface Navigation {
  cause: string;
  /** Opens the page that navigates. */
  start(page: Page, inbox: Inbox): Promise<void>;
  there: RegExp;
  /** Whether the destination is another party's sign-in page. */
  isForeign?: true;
}

const open = (path: string) => async (page: Page) => {
  // The page can leave before it has loaded.
  await page.goto(`${path}&sxz-lang=en_US`, { waitUntil: 'commit' });
};

/** Signs in with a code in another tab. */
async function signInElsewhere(page: Page, inbox: Inbox): Promise<void> {
  const other = await page.context().newPage();
  await signIn(other, inbox, '/login/index');
  // Requests of a closed page would stay pending.
  await networkQuiet(other);
  await other.close();
}

/** Signs in with a code, and waits for the reload. */
async function signIn(page: Page, inbox: Inbox, path: string): Promise<void> {
  const dialog = new SignInPage(page);
  await dialog.open('en_US', path);
  await dialog.signIn(LEARNER, inbox);
  await expect(dialog.member('李晨曦')).toBeVisible();
}

const NAVIGATIONS: readonly Navigation[] = [
  ...[
    ['method 4', '?tenant_id=oauth', /oauth2\/authorize/] as const,
    ['method 3', '?tenant_id=portal', /providers\/uniportal/] as const,
    ['method 2', '?tenant_id=provider', /providers\/vendor/] as const,
    ['loginMode=3', '?tenant_id=all&loginMode=3', /oauth2\/authorize/] as const,
    ['the alternate tenant', '?tenant_id=alternate', /providers\/alternate/] as const,
  ].map(([cause, query, there]) => ({
    cause,
    start: open(`/login/index${query}`),
    there,
    isForeign: true as const,
  })),
  {
    cause: 'a return address with a session',
    start: async (page, inbox) => {
      await signInElsewhere(page, inbox);
      await open('/login/index?redirect=%2Fservice')(page);
    },
    there: /\/service/,
  },
  {
    cause: 'a sign-in in another tab',
    start: async (page, inbox) => {
      await new SignInPage(page).open('en_US', '/login/index?redirect=%2Fservice');
      await signInElsewhere(page, inbox);
    },
    there: /\/service/,
  },
  {
    cause: 'the reload after signing in',
    start: (page, inbox) => signIn(page, inbox, '/login/index?tenant_id=all'),
    there: /\/login\/index/,
  },
  {
    cause: 'the return from another party',
    start: async (page) => {
      const dialog = new SignInPage(page);
      await dialog.open('en_US', '/login/index?tenant_id=all');
      await dialog.agreement.check();
      await dialog.way('uniportal').click();
      await page.getByRole('button', { name: /李晨曦/ }).click();
      await expect(dialog.member('李晨曦')).toBeVisible();
    },
    there: /\/login\/index\?(?!.*isThirdLogin)/,
  },
];

/** The page before all others in the tab's history. */
const BEFORE = '/privacy';
/** More entries than any of these navigations adds. */
const MAX_STEPS = 5;

const addressOf = (page: Page) => page.evaluate(() => location.href).catch(() => '');
const pathOf = async (page: Page) => new URL(await addressOf(page), 'http://left').pathname;

const navigationType = (page: Page) =>
  page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type,
  );

/** Goes one step through the history. A page from the cache fires no load event. */
async function step(page: Page, by: -1 | 1): Promise<void> {
  const mark = Math.random();
  await page.evaluate((value) => Object.assign(window, { mark: value }), mark);
  const before = await addressOf(page);
  await page.evaluate((steps) => history.go(steps), by);
  await expect
    .poll(async () => {
      const departure = await page
        .evaluate((value) => (window as unknown as { mark?: number }).mark !== value, mark)
        .catch(() => false);
      return departure || (await addressOf(page)) !== before;
    })
    .toBe(true);
  await networkQuiet(page);
}

/**
 * Every way to return to the page.
 * @returns the pages that must not navigate automatically
 */
const WAYS: Readonly<Record<string, (page: Page) => Promise<Page>>> = {
  Back: async (page) => page,
  Forward: async (page) => {
    await step(page, 1);
    await step(page, -1);
    return page;
  },
  reload: async (page) => {
    await page.reload();
    return page;
  },
  'a duplicate of the tab': async (page) => {
    const opened = page.context().waitForEvent('page');
    // A window that a page opens starts with a copy of its session storage, like a duplicated tab.
    await page.evaluate(() => void window.open(location.href));
    return opened;
  },
  'a restored tab': async (page) => {
    const tabValues = await page.evaluate(() => Object.entries(sessionStorage));
    const restored = await page.context().newPage();
    await restored.addInitScript((entries) => {
      if (sessionStorage.length === 0)
        for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, tabValues);
    await restored.goto(await addressOf(page));
    return restored;
  },
};

/** One test for each cause in the normal run, with different ways and both kinds of browser. */
const SAMPLE = new Set([
  'method 4, Forward, cached',
  'method 2, reload',
  'loginMode=3, Back, cached',
  'the alternate tenant, a duplicate of the tab',
  'a return address with a session, Back',
  'the return from another party, a restored tab',
]);

for (const cached of [false, true]) {
  test.describe(`${cached ? 'with' : 'without'} the page cache`, () => {
    test.use({ cached });

    for (const { cause, start, there, isForeign } of NAVIGATIONS) {
      for (const [way, act] of Object.entries(WAYS)) {
        const isSample = SAMPLE.has(`${cause}, ${way}${cached ? ', cached' : ''}`);
        test(
          `after ${cause}, ${way} leaves the user where they are`,
          { tag: ['@chromium-only', ...(isSample ? [] : [NIGHTLY.tag])] },
          async ({ page, inbox, mock }) => {
            await page.goto(`${BEFORE}?sxz-lang=en_US`);
            await start(page, inbox);
            await page.waitForURL(there, { waitUntil: 'commit' });
            await networkQuiet(page);

            // Another party's page is left by Back; a page of ours is already the place to stay.
            if (isForeign || way === 'Forward') await step(page, -1);
            const place = await pathOf(page);
            // Otherwise the type would be `back_forward`.
            if (cached && isForeign && place === '/login/index')
              expect(await navigationType(page), 'restored from the cache').toBe('navigate');
            const returned = await act(page);
            await networkQuiet(returned);
            expect(await pathOf(returned)).toBe(place);
            if (isForeign && place === '/login/index')
              await expect(new SignInPage(returned).dialog).toBeVisible();

            // No one is trapped.
            for (let steps = 0; (await pathOf(page)) !== BEFORE; steps += 1) {
              expect(steps, 'Back leads to the first page').toBeLessThan(MAX_STEPS);
              await step(page, -1);
            }
            // Nothing is done twice.
            for (const operation of ['sendSmsCode', 'requestToken', 'signLatestAgreement'] as const)
              expect((await mock.requests(operation)).length, operation).toBeLessThanOrEqual(1);
          },
        );
      }
    }
  });
}
