/** @jest-environment node */
import languageCases from '#testing/cases/sxzLang.json';
import { localeOf } from './messages';
import { mockForFile } from '#mock/testing/mockForTests.ts';
import { query } from '#mock/testing/providerVisits.ts';

const mock = mockForFile();

test.each(languageCases)('the mock recognises $value as the app does', ({ value, means }) => {
  expect(localeOf(value)).toBe(means ?? undefined);
});

test.each([
  ['en-US', 'sxz_lang=zh_CN', 'en'],
  ['zh_TW', 'sxz_lang=ES', 'en'],
  ['', 'lang=ja; sxz_lang=nl', 'en'],
  ['', 'lang=zh; sxz_lang=KO', 'en'],
])(
  'a stand-in page with the language %j and the cookie %j uses %s',
  async (language, cookie, tag) => {
    const page = await mock().fetch(
      `/__mock/providers/uniportal?${query({ 'sxz-lang': language, targetUrl: '/' })}`,
      { headers: { cookie } },
    );
    expect(await page.text()).toContain(`<html lang="${tag}"`);
  },
);
