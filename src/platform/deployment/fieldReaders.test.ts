import { brand } from './brandReader';
import { alternateTenant, hostNames, loginChannel, vendor, webPage, wholeNumber } from './fieldReaders';

it.each(['/join', '/', '/a/../b?c=//d#e', 'https://www.school.example/start?a=b'])('visitors may be sent to %s', (given) =>
  expect(webPage(given)).toEqual({ value: given }));

it.each([
  '//evil.example/', '/\\evil.example/', 'join', 'http://www.school.example/', 'javascript:alert(1)', 'https://user@www.school.example/',
  'https://:secret@www.school.example/', '', 5, null, ['https://www.school.example/'], ['/join'],
  // What browsers make of these leads away, or to two slashes.
  '/\t/evil.example', '/\n/evil.example', ' https://www.school.example', 'https:www.school.example', 'https:\\\\www.school.example', 'https://www.school.example\t.evil.example',
  '/..//evil.example', '/%2e//evil.example', '/./\\evil.example', '/a\u0000b', 'https://www.school.example:99999', 'https://[',
])('visitors are not sent to %j', (given) =>
  expect(webPage(given)).toEqual({ problem: `must be a path or an https address, not ${JSON.stringify(given)}` }));

it.each(['/\u202egpj', `/${'x'.repeat(2048)}`, `https://www.school.example/${'x'.repeat(2048)}`])('visitors are not sent where nobody reads it, or so far: %#', (given) =>
  expect(webPage(given)).toHaveProperty('problem'));

const [accent, maker, tenant] = ['#06726E', { slug: 'maker-9', name: 'M' }, { tenantId: 'Campus_7-b', signInUrl: '/x' }];

it.each([
  ['a host', hostNames, ['learn-2.example', '3m.example', 'a1b.c-2-d.4e.example5', 'a', '192.168.100.5:8080']],
  ['a vendor', vendor, maker],
  ['a vendor at its longest', vendor, { slug: 'm'.repeat(32), name: `M ${'m'.repeat(38)}` }],
  ['a tenant', alternateTenant, tenant],
  ['a tenant at its longest', alternateTenant, { ...tenant, tenantId: 't'.repeat(64) }],
  ['no tenant', alternateTenant, null],
  ['a channel', loginChannel, { hosts: [], value: 'web.1_b-C' }],
  ['no channel', loginChannel, { hosts: [], value: '' }],
  ['a channel at its longest', loginChannel, { hosts: [], value: 'c'.repeat(64) }],
  ['a number at its least', wholeNumber(9), 1],
  ['a number at its most', wholeNumber(9), 9],
  ['square corners', brand, { accent, radius: 0 }],
  ['the roundest corners', brand, { accent, radius: 16 }],
  ['no brand', brand, null],
])('%s is taken: %#', (_, read, given) => expect(read(given)).toEqual({ value: given }));

it.each([
  ...['learn_2.example', 'learn-.example', 'a..example', '.example', 'learn.example:', 'learn.example:80x', `${'a'.repeat(60)}.`.repeat(4) + 'a'.repeat(10)].map((host) => ['a host', hostNames, [host]] as const),
  ...['uniportal', 'oauth2', 'provider', 'phone', 'email', '', 'h_w', 'm'.repeat(33), 7].map((slug) => ['a vendor', vendor, { ...maker, slug }] as const),
  ...['', ' ', ' M', 'M ', 'M\nM', 'm'.repeat(41), 7].map((name) => ['a vendor', vendor, { ...maker, name }] as const),
  ...['', 'a/b', '/a', 'a/', 't'.repeat(65), 7].map((tenantId) => ['a tenant', alternateTenant, { ...tenant, tenantId }] as const),
  ...['&a', 'a&', 'c'.repeat(65), 7].map((value) => ['a channel', loginChannel, { hosts: [], value }] as const),
  ...[0, -1, 10, 1.5, '1', true].map((number) => ['a number', wholeNumber(9), number] as const),
  ...[-1, 16.5, '4', null].map((radius) => ['a brand', brand, { accent, radius }] as const),
  ...['x#06726e', '#06726ef', '06726e', '#06726g', 7].map((colour) => ['a brand', brand, { accent: colour }] as const),
])('%s is refused: %#', (_, read, given) => expect(read(given)).toHaveProperty('problem'));
