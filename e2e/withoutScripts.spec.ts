import type { Page, Route } from '@playwright/test';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import type { Watch } from './fixtures/watchPage';
import { delayScripts, openBeforeScripts } from './fixtures/delayedScripts';

const TEXTS = {
  zh_CN: 'JavaScript未运行',
  de_DE: 'JavaScript läuft nicht',
  ar_SA: 'لا يعمل JavaScript',
} as const;

/** Playwright cannot disable scripts in Firefox. */
test.describe('without JavaScript', { tag: '@chromium-only' }, () => {
  test.use({ javaScriptEnabled: false });
  for (const [locale, text] of Object.entries(TEXTS))
    for (const path of ['/login/index', '/join', '/assign', '/service'])
      test(
        `${path} says what to do in ${locale}, and has no control`,
        locale === 'de_DE' ? {} : NIGHTLY,
        async ({ page }) => {
          await page.goto(`${path}?sxz-lang=${locale}`);
          // `getByText` ignores texts in noscript elements.
          const message = page.locator('noscript');
          await expect(message).toBeInViewport({ ratio: 1 });
          expect(await message.textContent()).toContain(text);
          for (const role of ['textbox', 'button', 'checkbox', 'combobox'] as const)
            await expect(page.getByRole(role)).toHaveCount(0);
        },
      );
});

/** Changes each page and removes what would block changed scripts. */
async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const { 'integrity-policy': _, ...headers } = answer.headers();
    return route.fulfill({ response: answer, headers, body: change(await answer.text()) });
  });
}

test('nothing typed gets into the address when a proxy changes the inline scripts', async ({
  page,
  expected,
}) => {
  expected.trouble('policy violation', /script-src-elem blocked inline/);
  expected.trouble('console error', /inline script violates/);
  await changePages(page, (html) => html.replaceAll('<script>', '<script> '));
  const scripts = await delayScripts(page);
  for (const [path, name] of [
    ['/login/index', 'phone'],
    ['/join', 'realName'],
  ] as const) {
    await openBeforeScripts(page, `${path}?sxz-lang=en_US`);
    const before = page.url();
    await page.locator(`input[name="${name}"]`).fill('13800000001');
    await page.locator(`input[name="${name}"]`).press('Enter');
    await expect(page.locator(`input[name="${name}"]`)).toHaveValue('13800000001');
    expect(page.url()).toBe(before);
  }
  await scripts.release();
});

const withoutIntegrity = (html: string) => html.replace(/ integrity="[^"]*"/g, '');

for (const { script, fails, answer, trouble, change = (html: string) => html } of [
  {
    script: 'libraries',
    fails: 'is another',
    answer: (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.other = 1' }),
    trouble: ['console error', /integrity/],
  },
  {
    script: 'main',
    fails: 'does not come',
    answer: (route: Route) => route.abort('connectionreset'),
    trouble: ['console error', /ERR_CONNECTION_RESET/],
  },
  {
    script: 'main',
    fails: 'does not parse',
    answer: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'let a = ;' }),
    trouble: ['page error', /^$/],
    change: withoutIntegrity,
  },
  {
    script: 'main',
    fails: 'throws at once',
    answer: (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body: '[].noSuchMethod()' }),
    trouble: ['page error', /noSuchMethod/],
    change: withoutIntegrity,
  },
] satisfies {
  script: string;
  fails: string;
  answer: (route: Route) => Promise<void>;
  trouble: Parameters<Watch['trouble']>;
  change?: (html: string) => string;
}[])
  // Firefox reports a syntax error as a complaint of its own.
  test(
    `the page says so, once, when its script ${script} ${fails}`,
    fails === 'does not parse' ? { tag: '@chromium-only' } : {},
    async ({ page, expected }) => {
      const [kind, text] = trouble;
      expected.trouble(kind, text);
      await changePages(page, change);
      await page.route(`**/assets/${script}.*.js`, answer);
      const alert = page.getByRole('alert').filter({ hasText: /\S/ });
      for (const path of ['/login/index', '/login/index?loginMode=2', '/join', '/service']) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}sxz-lang=de_DE`);
        await expect(alert).toHaveText(
          'JavaScript läuft nicht. Aktivieren Sie es oder laden Sie die Seite neu. Ist Ihr Browser zu alt, aktualisieren Sie ihn.',
        );
        await expect(alert).toBeInViewport({ ratio: 1 });
        await expect(page.locator('#root')).toHaveJSProperty('inert', true);
      }
    },
  );
