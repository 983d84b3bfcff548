import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { NIGHTLY } from './fixtures/languages';
import { SignInPage } from './pages/signInPage';
import { ja_JP } from '#translations/ja_JP.ts';
import { zh_CN } from '#translations/zh_CN.ts';

/** Whether a word of an element is on one line. */
const isWhole = (element: Locator, word: string) =>
  element.evaluate((root, expected) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(expected) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + expected.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size === 1;
    }
    throw new Error(`“${expected}” is not there`);
  }, word);

for (const width of [320, 360, 390, 430])
  test(`a Chinese headline is not cut within a word at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/?sxz-lang=zh_CN');
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toContainText('职业技能学院');
    for (const word of ['学习', '实践', '成长']) expect(await isWhole(headline, word)).toBe(true);
  });

test('the name of an agreement is not cut in a Japanese question', NIGHTLY, async ({ page }) => {
  const signIn = new SignInPage(page, ja_JP);
  await signIn.open('ja_JP');
  await signIn.phone.fill('13800000001');
  await signIn.getCode.click();
  const question = signIn.question.getByRole('heading');
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['サービス利用規約', 'プライバシーポリシー'])
      expect(await isWhole(question, name), `${name} at ${width} px`).toBe(true);
  }
});

test('the name of an agreement is not cut inside its marks', async ({ page }) => {
  const signIn = new SignInPage(page, zh_CN);
  await signIn.open('zh_CN');
  for (let width = 320; width <= 440; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['《用户服务协议》', '《隐私政策》'])
      expect(await isWhole(signIn.dialog, name), `${name} at ${width} px`).toBe(true);
  }
});

for (const [path, words] of [
  ['/assign', ['コンテンツ', '割り当て', 'ログイン']],
  ['/browser/open', ['コード', 'アプリ', '読み取って']],
] as const)
  test(
    `where the browser finds no phrases, Japanese headings of ${path} are not cut within a word at 390 px`,
    NIGHTLY,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`${path}?sxz-lang=ja_JP`);
      await page
        .getByRole('heading', { level: path === '/assign' ? 2 : 1 })
        .first()
        .waitFor();
      const main = page.getByRole('main');
      for (const heading of await main.getByRole('heading').all()) {
        await heading.evaluate((element) => (element.style.wordBreak = 'keep-all'));
        const text = await heading.innerText();
        for (const word of words.filter((each) => text.includes(each)))
          expect(await isWhole(heading, word), `${word} in ${text}`).toBe(true);
      }
    },
  );
