import { brand } from './brandReader';
import {
  alternateTenant,
  hostNames,
  loginChannel,
  vendor,
  webPage,
  wholeNumber,
} from './fieldReaders';

it.each(['/join', '/', '/a/../b?c=//d#e', 'https://www.school.example/start?a=b'])(
  'users may be sent to %s',
  (input) => expect(webPage(input)).toEqual({ value: input }),
);

it.each([
  '//evil.example/',
  // No address at all.
  '//',
  '/\\evil.example/',
  'join',
  'http://www.school.example/',
  'javascript:alert(1)',
  'https://user@www.school.example/',
  'https://:secret@www.school.example/',
  '',
  5,
  null,
  ['https://www.school.example/'],
  ['/join'],
  // Browsers resolve these to other hosts, or to two slashes.
  '/\t/evil.example',
  '/\n/evil.example',
  ' https://www.school.example',
  'https:www.school.example',
  'https:\\\\www.school.example',
  'https://www.school.example\t.evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  '/a\u0000b',
  'https://www.school.example:99999',
  'https://[',
])('users are not sent to %j', (input) =>
  expect(webPage(input)).toEqual({
    problem: `must be a path or an https address, not ${JSON.stringify(input)}`,
  }),
);

it.each(['/\u202egpj', `/${'x'.repeat(2048)}`, `https://www.school.example/${'x'.repeat(2048)}`])(
  'users are not sent to addresses that are unreadable or too long: %#',
  (input) => expect(webPage(input)).toHaveProperty('problem'),
);

const [accent, maker, tenant] = [
  '#06726E',
  { slug: 'maker-9', name: 'M' },
  { tenantId: 'Campus_7-b', signInUrl: '/x' },
];

it.each([
  [
    'a host',
    ['learn-2.example', '3m.example', 'a1b.c-2-d.4e.example5', 'a', '192.168.100.5:8080'],
    hostNames,
  ],
  ['a vendor', maker, vendor],
  ['a vendor of maximum length', { slug: 'm'.repeat(32), name: `M ${'m'.repeat(38)}` }, vendor],
  ['a tenant', tenant, alternateTenant],
  ['a tenant of maximum length', { ...tenant, tenantId: 't'.repeat(64) }, alternateTenant],
  ['no tenant', null, alternateTenant],
  ['a channel', { hosts: [], value: 'web.1_b-C' }, loginChannel],
  ['no channel', { hosts: [], value: '' }, loginChannel],
  ['a channel of maximum length', { hosts: [], value: 'c'.repeat(64) }, loginChannel],
  ['the minimum number', 1, wholeNumber(9)],
  ['the maximum number', 9, wholeNumber(9)],
  ['square corners', { accent, radius: 0 }, brand],
  ['the roundest corners', { accent, radius: 16 }, brand],
  ['a logo alone', { logo: '/logo.svg' }, brand],
  ['no brand', null, brand],
])('%s is accepted: %j', (_, input, read) => expect(read(input)).toEqual({ value: input }));

it.each([
  ...[
    '',
    '127.1',
    '-a.example',
    'a.example:65536',
    `${'a'.repeat(64)}.example`,
    'learn_2.example',
    'learn-.example',
    'a..example',
    '.example',
    'learn.example:',
    'learn.example:80x',
    `${'a'.repeat(60)}.`.repeat(4) + 'a'.repeat(10),
  ].map((host) => ['a host', [host], hostNames] as const),
  ...['uniportal', 'oauth2', 'provider', 'phone', 'email', '', 'h_w', 'm'.repeat(33), 7].map(
    (slug) => ['a vendor', { ...maker, slug }, vendor] as const,
  ),
  ...['', ' ', '\u3164', ' M', 'M ', 'M\nM', 'm'.repeat(41), 7].map(
    (name) => ['a vendor', { ...maker, name }, vendor] as const,
  ),
  ...['', 'a/b', '/a', 'a/', 't'.repeat(65), 7].map(
    (tenantId) => ['a tenant', { ...tenant, tenantId }, alternateTenant] as const,
  ),
  ...['&a', 'a&', 'c'.repeat(65), 7].map(
    (value) => ['a channel', { hosts: [], value }, loginChannel] as const,
  ),
  ...[0, -1, 10, 1.5, '1', true].map((number) => ['a number', number, wholeNumber(9)] as const),
  ...[-1, 16.5, '4', null].map((radius) => ['a brand', { accent, radius }, brand] as const),
  ...['x#06726e', '#06726ef', '06726e', '#06726g', 7].map(
    (color) => ['a brand', { accent: color }, brand] as const,
  ),
])('%s is refused: %j', (_, input, read) => expect(read(input)).toHaveProperty('problem'));
