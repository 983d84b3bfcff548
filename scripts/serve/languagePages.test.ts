/** @jest-environment node */
import languageCases from '#testing/cases/sxzLang.json';
import { localeIds } from '#shared/i18n/localeIds.ts';
import { hostName } from './testing/hosts';
import { rawRequest } from './testing/rawRequest';
import { hostsForFile, page } from './testing/hostedFiles';

const hosts = hostsForFile();
/** A host does not decode parameters and cookies. */
const sentPlainly = languageCases.filter(({ value }) => encodeURIComponent(value) === value);

describe(`pages of ${hostName}`, () => {
  const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
    rawRequest(hosts()[hostName]?.port ?? 0, target, options);

  it.each([
    ...localeIds.map((id): [string, undefined, string] => [`?sxz-lang=${id}`, undefined, id]),
    ['?sxz-lang=zh_CN', 'sxz_lang=ja_JP', 'zh_CN'],
    ['?a=1&sxz-lang=ar_SA&b=2', 'sxz_lang=ja_JP; lang=ko_KR', 'ar_SA'],
    ['', 'a=b; sxz_lang=ko_KR; lang=tr_TR', 'ko_KR'],
    ['', 'lang=tr_TR', 'tr_TR'],
    ['?sxz-lang=xx_XX', 'sxz_lang=yy_YY; lang=ru_RU', 'ru_RU'],
    ['?x-sxz-lang=ar_SA&sxz-lang=AR_xx&sxz-lang=', undefined, 'zh_CN'],
    ['?sxz-lang=en-US', 'sxz_lang=ja_JP', 'en_US'],
    ['?sxz-lang=zh_TW', 'sxz_lang=ES; lang=ko_KR', 'es_ES'],
    ['', 'sxz_lang=pt-PT; lang=EN_us', 'en_US'],
    ['?sxz-lang=zh-Hans', 'sxz_lang=de', 'zh_CN'],
    ['?sxz-lang=../../outside.txt', 'sxz_lang=/../index', 'zh_CN'],
    ['?sxz-lang=ar_SA:de_DE', 'sxz_lang=x:de_DE; lang=de_DE:', 'zh_CN'],
    ['', 'sxz_lang=de_DE:ar_SA; lang=fr_FR', 'fr_FR'],
    ['', 'old_lang=tr_TR; sxz_lang=tr_TRX; lang=deu', 'zh_CN'],
    ['?SXZ-LANG=de_DE', 'sxz_lang=ko_KR', 'ko_KR'],
    ...sentPlainly.flatMap(({ value, means }): [string, string, string][] => [
      [`?sxz-lang=${value}`, 'sxz_lang=ko_KR', means ?? 'ko_KR'],
      ['', `sxz_lang=${value}; lang=ko_KR`, means ?? 'ko_KR'],
      ['', `lang=${value}`, means ?? 'zh_CN'],
    ]),
  ])('answers pages %s with the cookie %s in %s', async (query, cookie, language) => {
    for (const [path, file, answer] of [
      ['/login/index', '/login/index', 200],
      ['/unknown', '/404', 404],
    ] as const) {
      const { status, headers, body } = await ask(`${path}${query}`, {
        headers: cookie === undefined ? {} : { cookie },
      });
      expect([status, headers['cache-control']]).toEqual([answer, 'no-store']);
      expect(body.toString()).toBe(page(file, language));
    }
  });
});
