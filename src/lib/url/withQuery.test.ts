import { withQuery } from './withQuery';

test.each([
  ['/service', '/service?sxz-lang=fr_FR'],
  ['/?sxz-lang=de_DE', '/?sxz-lang=fr_FR'],
  ['/?sxz-lang=de_DE&a=1&sxz-lang=en_US', '/?a=1&sxz-lang=fr_FR'],
  ['/?sxz%2Dlang=de_DE', '/?sxz-lang=fr_FR'],
  ['/?sxz-lang', '/?sxz-lang=fr_FR'],
  ['/?', '/?sxz-lang=fr_FR'],
  ['/?a=1&&b', '/?a=1&b&sxz-lang=fr_FR'],
  ['/?a=%20+%2F?b=c&toString=1', '/?a=%20+%2F?b=c&toString=1&sxz-lang=fr_FR'],
  [
    'https://order.example/a?sxz-lang=de_DE#/b?c=1',
    'https://order.example/a?sxz-lang=fr_FR#/b?c=1',
  ],
])('%s with a language is %s', (address, expected) => {
  expect(withQuery(address, { 'sxz-lang': 'fr_FR' })).toBe(expected);
});

test('encodes values', () => {
  expect(withQuery('/in?redirect=/x', { redirect: '/a?b=1&c=学 +#' })).toBe(
    `/in?redirect=${encodeURIComponent('/a?b=1&c=学 +#')}`,
  );
});
