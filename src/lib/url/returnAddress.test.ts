/** @jest-environment node */
import fc from 'fast-check';
import queryCases from '#testing/cases/returnQueries.json';
import valueCases from '#testing/cases/returnValues.json';
import { caseText } from '#testing/cases/caseText.ts';
import { acceptReturnAddress, acceptReturnValue } from './returnAddress';
import { checkProperty } from '#testing/run/properties.ts';

const origins = { self: 'https://login.school.example', allowed: ['https://www.school.example'] };

/** The verdict in the words of the cases. */
function verdict(address: ReturnType<typeof acceptReturnAddress>): string {
  if (!address) return 'fallback';
  return address.kind === 'same' ? `same:${address.path}` : `abs:${address.href}`;
}

it.each(valueCases.map((one) => [one.id, one] as const))(
  'judges the value %s as its case says',
  (_, one) => {
    expect(verdict(acceptReturnValue(caseText(one), origins))).toBe(one.expect);
    expect(
      verdict(
        acceptReturnAddress(
          `?redirect=${encodeURIComponent(caseText(one).replace(/\p{Surrogate}/gu, '\ufffd'))}`,
          origins,
        ),
      ),
    ).toBe(one.expect);
  },
);

it.each(queryCases.map((one) => [one.id, one] as const))(
  'judges the query %s as its case says',
  (_, one) => {
    const query = 'query' in one ? one.query : caseText(one);
    expect(verdict(acceptReturnAddress(String(query), origins))).toBe(one.expect);
  },
);

it.each([
  ['https://LOGIN.school.example', 'same:/'],
  ['/a#b?c', 'same:/a#b?c'],
  ['/a b/../c', 'same:/c'],
  ['/a//b', 'same:/a//b'],
  ['/search?q=a%0Ab', 'same:/search?q=a%0Ab'],
  [`/${'a'.repeat(2047)}`, `same:/${'a'.repeat(2047)}`],
  ['/apiary', 'same:/apiary'],
  ['/%E0%A4%A', 'same:/%E0%A4%A'],
  ['/a%2fb', 'same:/a%2fb'],
  ['/a%2f.well-known/b', 'same:/a%2f.well-known/b'],
  ['/a%2f..b', 'same:/a%2f..b'],
  ['/a%2fb../c', 'same:/a%2fb../c'],
  ['/a?b=%2f..%2fc', 'same:/a?b=%2f..%2fc'],
  ['https://www.school.example', 'abs:https://www.school.example/'],
])('accepts %s', (value, expected) =>
  expect(verdict(acceptReturnValue(value, origins))).toBe(expected),
);

it.each([
  `/${'a'.repeat(2048)}`,
  '/%2F/evil.example',
  '/%5cevil.example',
  '/a/..//evil.example',
  '/ok%0d%0aSet-Cookie:x',
  '/%00',
  '/a\u202eb',
  '/a\u2028b',
  '/a\u0085b',
  '/login/%69ndex?loginMode=3',
  '/login/index/',
  '/login/indexes',
  '/x/login/index',
  '/login//index',
  '/x/../login/index',
  '/%61pi/auth',
  '/api',
  'https://login.school.example/api/auth/open/third/hw/authorization_code',
  'http://login.school.example/',
  'https://www.school.example./',
  '/x%2f..%2fapi/auth/open/third/uniportal/authorization_code?targetUrl=https://evil.example',
  '/.%2fapi/x',
  '/x/..%2f/evil.example',
  '/..%2f/evil.example',
  '/%2e%2e%2f/evil.example',
  '/.%2f/evil.example',
  '/.%5cevil.example',
  '/x%5c..%5capi/x',
  '/x%2F%2e',
  '/x%2f..',
  'https://www.school.example/x%2f..%2f/evil',
  'https:///www.school.example/',
  'blob:https://login.school.example/x',
  'me?u=https://login.school.example/',
])('ignores %s', (value) => expect(acceptReturnValue(value, origins)).toBeUndefined());

it('accepts a path on a page without TLS', () => {
  expect(acceptReturnValue('/me', { self: 'http://academy.example', allowed: [] })).toEqual({
    kind: 'same',
    path: '/me',
  });
});

it.each(['https://www.school.example:99999/', 'https://[1::2::3]/'])(
  'ignores %s, which no browser can parse',
  (value) => expect(acceptReturnValue(value, origins)).toBeUndefined(),
);

it('accepts http on loopback only', () => {
  const dev = {
    self: 'http://localhost:3000',
    allowed: ['http://127.0.0.1:4000', 'http://192.168.1.5:80'],
  };
  expect(acceptReturnValue('http://localhost:3000/me', dev)).toEqual({ kind: 'same', path: '/me' });
  expect(acceptReturnValue('http://127.0.0.1:4000/me', dev)).toEqual({
    kind: 'other',
    href: 'http://127.0.0.1:4000/me',
  });
  expect(acceptReturnValue('http://192.168.1.5/me', dev)).toBeUndefined();
});

it('survives a broken configuration', () => {
  expect(acceptReturnValue('/me', { self: 'null', allowed: [] })).toBeUndefined();
  expect(
    acceptReturnValue('https://www.school.example/', { ...origins, self: 'null' }),
  ).toBeUndefined();
  expect(acceptReturnValue('/me', { self: 'file:///index.html', allowed: [] })).toBeUndefined();
  expect(
    acceptReturnValue('https://www.school.example/', {
      self: origins.self,
      allowed: ['', 'www', '*'],
    }),
  ).toBeUndefined();
  expect(
    acceptReturnValue('https://www.school.example/', {
      self: origins.self,
      allowed: ['x', 'https://www.school.example/'],
    }),
  ).toBeDefined();
});

it('never leaves the allowed origins, whatever the value', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    ';',
    '&',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u200b',
    '\ufeff',
    '\u202e',
    'https:',
    'http:',
    'HTTPS://',
    'javascript:',
    'data:',
    'blob:',
    'evil.example',
    'login.school.example',
    'https://login.school.example',
    'https://www.school.example',
    ':443',
    '[::1]',
    '。',
    '／',
    '＼',
    '\ud800',
    '%',
    '%00',
    'a',
    'login/index',
    'api/',
  );
  const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const value = fc.oneof(
    { arbitrary: hostile, weight: 4 },
    hostile.map((tail) => `/${tail}`),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  );
  const kinds = { same: 0, other: 0 };
  checkProperty(
    100_000,
    fc.property(value, (text) => {
      const address = acceptReturnValue(text, origins);
      acceptReturnAddress(`?redirect=${text}`, origins);
      if (!address) return;
      kinds[address.kind] += 1;
      const url = new URL(address.kind === 'same' ? address.path : address.href, origins.self);
      expect(url.origin).toBe(address.kind === 'same' ? origins.self : origins.allowed[0]);
      expect(url.pathname).not.toMatch(/^\/[/\\]/);
      // A server that decodes the path once more must find the same host.
      expect(
        new URL(
          url.pathname.replaceAll(/%2f/gi, '/').replaceAll(/%5c/gi, '\\').replaceAll(/%2e/gi, '.'),
          url,
        ).pathname,
      ).not.toMatch(/^\/\//);
      expect(url.username + url.password).toBe('');
    }),
  );
  expect(kinds.same).toBeGreaterThan(2500);
  expect(kinds.other).toBeGreaterThan(100);
});
