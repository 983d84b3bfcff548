import { de_DE } from '#translations/de_DE.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { networkQuiet } from './fixtures/networkQuiet';
import { servePieces } from './fixtures/servePieces';
import { expect, test } from './fixtures/test';
import { delayScripts, openBeforeScripts, watchShifts } from './fixtures/delayedScripts';
import { SignInPage } from './pages/signInPage';

const FIRST_CALLS = [
  '/open/schools/common-current',
  '/open/schools/login-scenario',
  '/accounts/open/client/ip',
];

test('a page that arrives in parts is painted when the dialog is complete and in the correct language', async ({
  page,
  baseURL,
}) => {
  const host = await servePieces(
    baseURL ?? '',
    '/login/index',
    '<script type="application/json" id="early">',
  );
  await page.goto(`${host.url}/login/index?sxz-lang=de_DE`, { waitUntil: 'commit' });
  await page
    .getByRole('textbox', { name: de_DE['signIn.mobileNumber'], includeHidden: true })
    .waitFor({ state: 'attached' });
  const came = await page.evaluate(() => performance.now());
  host.sendEnd();
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  expect(
    await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime),
  ).toBeGreaterThan(came);
  await expect(new SignInPage(page, de_DE).phone).toBeFocused();
  await expect(new SignInPage(page, de_DE).language).toBeVisible();
  await page.close();
  await host.stop();
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  // Firefox does not report layout shifts.
  test(
    `nothing moves at ${width} px, from the first paint until everything is loaded`,
    { tag: '@chromium-only' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const shifts = await watchShifts(page);
      const scripts = await delayScripts(page);
      await openBeforeScripts(page, '/login/index?sxz-lang=zh_CN');
      await expect(new SignInPage(page, zh_CN).phone).toBeFocused();
      await scripts.release();
      await expect(new SignInPage(page, zh_CN).language).toBeVisible();
      await networkQuiet(page);
      expect(await shifts()).toEqual([]);
    },
  );
}

for (const [mode, title] of [
  ['1', zh_CN['header.logIn']],
  ['2', zh_CN['qr.toQr']],
] as const)
  test(`nothing is painted behind the dialog of the sign-in page until it closes, loginMode=${mode}`, async ({
    page,
  }) => {
    const signIn = new SignInPage(page, zh_CN);
    await signIn.open('zh_CN', `/login/index?loginMode=${mode}`);
    await expect(signIn.language).toBeVisible();
    await networkQuiet(page);
    const behind = () =>
      page.evaluate(() => {
        const OVER = '[data-overlay], [data-live-region]';
        return [...document.body.querySelectorAll('*')]
          .filter(
            (element) =>
              !element.closest(OVER)
              && !element.querySelector(OVER)
              && element.getBoundingClientRect().height > 0,
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
    expect(await behind()).toEqual([]);
    const academy = await signIn.dialog.getByRole('heading').first().innerText();
    await expect(page).toHaveTitle(`${title} – ${academy}`);
    await signIn.close.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await behind()).not.toEqual([]);
  });

test('the first requests of every visit are sent once, before any script of the app', async ({
  page,
  mock,
}) => {
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/login/index?sxz-lang=zh_CN&tenant_id=academy');
  const requestCounts = async () => {
    const paths = (await mock.requests()).map(({ path }) => path);
    return FIRST_CALLS.map((call) => paths.filter((path) => path.includes(call)).length);
  };
  await expect.poll(requestCounts).toEqual([1, 1, 1]);
  const [early] = (await mock.requests()).filter(({ path }) => path.includes('common-current'));
  expect(early?.headers).toMatchObject({ 'sxz-lang': 'zh_CN', tenant_id: 'academy' });
  await scripts.release();
  await expect(new SignInPage(page, zh_CN).language).toBeVisible();
  await networkQuiet(page);
  expect(await requestCounts()).toEqual([1, 1, 1]);
});

test('all scripts that the form needs, its language included, are requested with the page', async ({
  page,
}) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)\.\w+\.js$/.exec(request.url())?.[1];
    if (name !== undefined) requested.add(name);
  });
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/login/index?sxz-lang=de_DE');
  await expect.poll(() => [...requested].sort()).toEqual(['de_DE', 'libraries', 'main']);
  await scripts.release();
  await expect(new SignInPage(page, de_DE).language).toBeVisible();
});

test(
  'nothing measures the layout before the form answers',
  { tag: '@chromium-only' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const measured: string[] = [];
      Object.assign(window, { measured });
      const watch = (owner: object, name: string) => {
        const property = Object.getOwnPropertyDescriptor(owner, name);
        const wrap = (original: (...values: unknown[]) => unknown) =>
          function measure(this: unknown, ...values: unknown[]) {
            if (window.earlyPage?.isLive !== true) measured.push(`${name} ${new Error().stack}`);
            return original.apply(this, values);
          };
        Object.defineProperty(owner, name, {
          ...property,
          ...(property?.get && { get: wrap(property.get) }),
          ...(typeof property?.value === 'function' && { value: wrap(property.value) }),
        });
      };
      for (const name of ['innerWidth', 'innerHeight', 'getComputedStyle']) watch(window, name);
      for (const name of [
        'clientWidth',
        'clientHeight',
        'scrollWidth',
        'scrollHeight',
        'scrollTop',
      ])
        watch(Element.prototype, name);
      for (const name of ['getBoundingClientRect', 'getClientRects'])
        watch(Element.prototype, name);
      for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft', 'innerText'])
        watch(HTMLElement.prototype, name);
    });
    await page.goto('/login/index?sxz-lang=en_US');
    await page.waitForFunction(() => window.earlyPage?.isLive === true);
    expect(await page.evaluate(() => Reflect.get(window, 'measured') as string[])).toEqual([]);
  },
);

test('a hydrated page ends with the rules of one whose components insert them', async ({
  page,
}) => {
  for (const path of ['/login/index', '/join']) {
    const rulesWith = async (change: (html: string) => string): Promise<string[]> => {
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      await page.goto(path);
      await networkQuiet(page);
      const rules = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(
            ({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
          ),
        );
      await expect.poll(async () => (await rules()).join('')).toContain(':hover');
      await page.unroute(`**${path}`);
      return rules();
    };
    const hydrated = await rulesWith((html) => html);
    const inserted = await rulesWith((html) =>
      html.replace(/( id="rules">).*?(?=<\/script>)/, '$1[]'),
    );
    expect(hydrated.sort()).toEqual(inserted.sort());
  }
});
