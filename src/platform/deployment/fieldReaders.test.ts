import { webPage } from './fieldReaders';

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
