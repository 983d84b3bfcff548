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
  ['en-US', '', 'en-US'],
  ['zh_TW', 'sxz_lang=ES', 'es-ES'],
  ['', 'lang=ja; sxz_lang=nl', 'ja-JP'],
  ['', 'lang=ja; sxz_lang=KO', 'ko-KR'],
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
