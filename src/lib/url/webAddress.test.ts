/** @jest-environment node */
import { acceptWebAddress, isSecure } from './webAddress';

it.each([
  ['https://idp.school.example/authorize?x=1#y', 'https://idp.school.example/authorize?x=1#y'],
  ['https://idp.school.example:8443', 'https://idp.school.example:8443/'],
  ['http://localhost:4000/x', 'http://localhost:4000/x'],
  ['http://[::1]:4000/x', 'http://[::1]:4000/x'],
  ['http://app.localhost:4000/x', 'http://app.localhost:4000/x'],
  ['http://127.10.200.30/', 'http://127.10.200.30/'],
  ['HTTPS://id-2.school.example?x', 'https://id-2.school.example/?x'],
  ['https://idp.school.example#y', 'https://idp.school.example/#y'],
  ['https://[2001:db8::ffff:192.0.2.1]/', 'https://[2001:db8::ffff:c000:201]/'],
])('accepts %s', (value, href) => expect(acceptWebAddress(value)?.href).toBe(href));

it.each([
  // After the host, browsers drop the first three and turn the fourth into a slash; people misread
  // the others.
  'https://idp.school.example/a\tb',
  'https://idp.school.example/a\nb',
  'https://idp.school.example/\rb',
  'https://idp.school.example/a\\b',
  'https://idp.school.example/\u202egpj',
  'https://idp.school.example/\u2028b',
  'https://idp.school.example/\u0000',
  'https://idp.school.example/\u0085',
  'http://idp.school.example/',
  'http://localhost.school.example/',
  'http://notlocalhost/',
  'http://127.0.0.1.school.example/',
  'http://x127.0.0.1.localhost.school.example/',
  'https://user@idp.school.example/',
  '//idp.school.example/',
  '/authorize',
  'https:idp.school.example',
  `https://idp.school.example/${'x'.repeat(2048)}`,
  'https://idp.school.example:99999/',
  '',
  null,
  undefined,
  7,
  ['https://idp.school.example/'],
])('refuses %j', (value) => expect(acceptWebAddress(value)).toBeUndefined());

it('does not count other protocols on loopback as secure', () => {
  for (const address of ['ftp://localhost/', 'ws://127.0.0.1/', 'gopher://localhost/'])
    expect(isSecure(new URL(address))).toBe(false);
});
