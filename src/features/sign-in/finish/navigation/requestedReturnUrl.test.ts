import { currentPage } from './requestedReturnUrl';

const pageAt = (path: string, query = '') =>
  currentPage({
    address: () => ({
      origin: 'https://login.school.example',
      host: 'login.school.example',
      path,
      query,
    }),
  });

const LONG = encodeURIComponent(`/${'数'.repeat(230)}`);
const FULL = 'x'.repeat(2048);

test.each([
  ['/login/index', '', '/login/index'],
  ['/join', '?tenant_id=a&loginMode=3&x=%2F', '/join?tenant_id=a&x=%2F'],
  ['/join', '?loginMode=3', '/join'],
  ['//evil.example/join', '?a=1', '/evil.example/join?a=1'],
])('%s with %s is the page %s', (path, query, page) => expect(pageAt(path, query)).toBe(page));

test.each([
  [`?tenant_id=a&redirect=${LONG}&x=1`, '/join?tenant_id=a&x=1'],
  [`?x=${FULL}&tenant_id=a&redirect=%2Fme`, '/join?tenant_id=a'],
  [`?tenant_id=${FULL}`, '/join'],
])('drops what makes it too long, the academy last', (query, page) =>
  expect(pageAt('/join', query)).toBe(page),
);

test('keeps an address of exactly the maximum length', () => {
  const available = 2048 - 'https://login.school.example/join?redirect='.length;
  expect(pageAt('/join', `?redirect=${'x'.repeat(available)}`)).toBe(
    `/join?redirect=${'x'.repeat(available)}`,
  );
  expect(pageAt('/join', `?redirect=${'x'.repeat(available + 1)}`)).toBe('/join');
});
