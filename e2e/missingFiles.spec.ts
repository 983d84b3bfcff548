import { countLoads } from './fixtures/loads';
import { expect, test } from './fixtures/test';

/** The code of the join page. */
const JOIN = /\/assets\/join\.[0-9a-f]+\.js$/;

test.describe('a part of the page that is missing after a release', () => {
  const WAYS = [
    { title: '404', answer: { status: 404, body: 'Not found' }, error: /404|Failed/ },
    {
      title: 'a page instead of a script',
      answer: { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' },
      error: /MIME|integrity|Failed|Refused/,
    },
    {
      title: 'another content than the build’s',
      answer: { status: 200, contentType: 'text/javascript', body: 'window.__pwned=1' },
      error: /integrity/,
    },
  ] as const;

  for (const { title, answer, error } of WAYS) {
    test(`${title}: one retry, one reload, then a message in its place; the rest works`, async ({
      page,
      expected,
    }) => {
      expected.trouble('console error', error);
      const loads = countLoads(page);
      await page.route(JOIN, (route) => route.fulfill(answer));
      await page.goto('/join?sxz-lang=zh_CN');
      const alert = page.getByRole('alert').filter({ hasText: '这部分内容加载失败' });
      await expect(alert).toBeVisible();
      expect(loads.count).toBe(2);
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
      await page.unroute(JOIN);
      await alert.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('textbox', { name: '真实姓名' })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    });
  }

  test('a slow one: the form is there at once, and keeps what is typed meanwhile', async ({
    page,
  }) => {
    let release = () => undefined as void;
    const delay = new Promise<void>((resolve) => (release = resolve));
    await page.route(JOIN, async (route) => {
      await delay;
      await route.continue();
    });
    await page.goto('/join?sxz-lang=zh_CN', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: '真实姓名' });
    await name.fill('李华');
    release();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('join_draft')), 'the app has it')
      .toContain('李华');
    await expect(name).toHaveValue('李华');
  });
});
