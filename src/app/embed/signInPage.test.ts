import { signInPage } from './signInPage';

beforeEach(() => localStorage.clear());

it.each([
  ['the page’s language', 'tr', '', undefined, 'tr_TR', null],
  ['the visitor’s own language first', 'tr', '', 'ja_JP', 'ja_JP', null],
  ['Chinese for a page in none of our languages', 'nl', '', undefined, 'zh_CN', null],
  ['the academy of the address', 'de', '?tenant_id=oauth&a=1', undefined, 'de_DE', 'oauth'],
])('is in %s, and returns to the page', (_what, tag, query, chosen, language, tenant) => {
  document.documentElement.lang = tag;
  if (chosen !== undefined) localStorage.setItem('sxz_lang', chosen);
  history.replaceState(null, '', `/courses${query}`);
  const { origin, pathname, searchParams } = new URL(
    signInPage('https://school.example/static/sign-in.js'),
  );
  expect(origin + pathname).toBe('https://school.example/login/index');
  expect([
    searchParams.get('sxz-lang'),
    searchParams.get('tenant_id'),
    searchParams.get('redirect'),
  ]).toEqual([language, tenant, location.href]);
});
