/** @jest-environment node */
import { answerTo, cacheOf, compressible, hostRules, typeOf, types } from './hostRules';

test.each([
  ['/', 'page'],
  ['/login', 'page'],
  ['/join/a.b', 'page'],
  ['/version-1.2', 'page'],
  ['/.well-known/security.txt', 'file'],
  ['/.well-known/other', 'nothing'],
  ['/.git/config', 'nothing'],
  ['/a/.env', 'nothing'],
  ['/main.js.br', 'nothing'],
  ['/index.html.gz', 'nothing'],
  ['/assets/main.js', 'file'],
  ['/assets/gone', 'file'],
  ['/assets', 'file'],
  ['/assets/main.js.gz', 'nothing'],
  ['/assetsx', 'page'],
  ['/static/a', 'file'],
  ['/favicon.ICO', 'file'],
  ['/deep/picture.jpeg', 'file'],
  ['/robots.txt', 'file'],
  ['/index.html', 'page'],
  ['/a.js/b', 'page'],
])('%s is answered with %s', (path, answer) => {
  expect(answerTo(path)).toBe(answer);
});

test.each([
  ['/assets/main.1234.js', 'public, max-age=31536000, immutable'],
  ['/assets/page.html', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-store'],
  ['/deployment.json', 'no-cache'],
  ['', 'no-cache'],
])('%s is cached: %s', (file, value) => {
  expect(cacheOf(file)).toBe(value);
});

test.each([
  ['/index.html', 'text/html; charset=utf-8'],
  ['/assets/a.b.js', 'text/javascript; charset=utf-8'],
  ['/font.woff2', 'font/woff2'],
  ['/unknown.xyz', 'application/octet-stream'],
  ['/no-extension', 'application/octet-stream'],
  ['/a.js/file', 'application/octet-stream'],
])('%s has the type %s', (file, type) => {
  expect(typeOf(file)).toBe(type);
});

test('texts are compressed, pictures and fonts that are compressed already are not', () => {
  const names = Object.keys(types).filter((extension) => compressible.test(`a.${extension}`));
  expect(names.sort()).toEqual(
    ['css', 'html', 'ico', 'js', 'json', 'map', 'svg', 'txt', 'webmanifest'].sort(),
  );
});

test('the patterns have no JavaScript-only syntax, because nginx reads them too', () => {
  for (const { match } of hostRules)
    if ('pattern' in match) expect(match.pattern).not.toMatch(/\(\?<|\\p\{|\\u/);
});
