import languageCases from '#testing/cases/sxzLang.json';
import { visitorLocale } from './early/visitorLocale';
import { browserEnvironment } from '#shared/browser/environment.ts';
import { detectLocale } from '#shared/i18n/detectLocale.ts';

beforeEach(() => {
  localStorage.setItem('sxz_lang', 'ko_KR');
  ['sxz_lang', 'SXZ_LANG', 'lang'].forEach((name) => {
    document.cookie = `${name}=; max-age=0`;
  });
});

it.each([
  { cookie: 'sxz_lang=en%5FUS', finds: 'en_US' },
  { cookie: 'lang=%65n_US', finds: 'en_US' },
  { cookie: 'sxz_lang=%E9', finds: 'ko_KR' },
  { cookie: 'sxz_lang=en%255FUS', finds: 'ko_KR' },
  { cookie: 'sxz_lang="en_US"', finds: 'ko_KR' },
  { cookie: 'sxz_lang=', finds: 'ko_KR' },
  { cookie: 'sxz_lang=en_US.UTF-8', finds: 'ko_KR' },
  { cookie: 'SXZ_LANG=en_US', finds: 'ko_KR' },
  { query: '?sxz%2Dlang=de%5FDE', finds: 'de_DE' },
  { query: '?sxz-lang=de_DE&sxz-lang=de_DE', finds: 'ko_KR' },
  { query: '?sxz-lang=de_de', finds: 'de_DE' },
  { cookie: 'lang=en-US', finds: 'en_US' },
  ...languageCases.flatMap(({ value, means }) => [
    { query: `?sxz-lang=${encodeURIComponent(value)}`, finds: means ?? 'ko_KR' },
    { cookie: `sxz_lang=${encodeURIComponent(value)}`, finds: means ?? 'ko_KR' },
    { cookie: `lang=${encodeURIComponent(value)}`, finds: means ?? 'ko_KR' },
  ]),
  { query: '?SXZ-LANG=de_DE', finds: 'ko_KR' },
  { query: '?sxz-lang=de_DE+', finds: 'ko_KR' },
  { query: '?sxz-lang=%E9', cookie: 'lang=pl_PL', finds: 'pl_PL' },
])('the inline script finds the same language as the app: %j', ({ cookie, query = '/', finds }) => {
  if (cookie !== undefined) document.cookie = cookie;
  history.replaceState(null, '', query);
  expect([visitorLocale(), detectLocale(browserEnvironment(window))]).toEqual([finds, finds]);
});
