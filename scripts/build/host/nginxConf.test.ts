/** @jest-environment node */
import { nginxConf } from './nginxConf';
import type { NginxOptions } from './nginxConf';

const written = (template: string, options: Partial<NginxOptions> = {}): string =>
  nginxConf(template, { headers: {}, largestBody: 6, ...options });

test.each<[string, string, Partial<NginxOptions>, string]>([
  ['an empty template', '', {}, ''],
  ['a default', 'listen {{listen}};', {}, 'listen 80;'],
  ['a given place', 'listen {{listen}};', { listen: '127.0.0.1:90' }, 'listen 127.0.0.1:90;'],
  ['a name twice', '{{root}} {{root}}', { root: '/a' }, '/a /a'],
  ['the largest body', '{{largestBody}}m', {}, '6m'],
  ['no brotli module', '{{brotli}}', { brotli: false }, ''],
  ['no policy', '{{policy}}', {}, '""'],
  [
    'the policy apart from other headers',
    '{{policy}}|{{headers}}',
    { headers: { 'Content-Security-Policy': "default-src 'self'", 'X-Test': 'a' } },
    `"default-src 'self'"|  add_header X-Test "a" always;`,
  ],
  ['braces that name nothing', '{ {{ }} }', {}, '{ {{ }} }'],
])('%s', (_case, template, options, expected) => expect(written(template, options)).toBe(expected));

test('a header of 4,000 characters is the longest', () => {
  const headers = (length: number) => ({ headers: { 'X-Test': 'x'.repeat(length) } });
  expect(written('{{headers}}', headers(4000))).toContain('x'.repeat(4000));
  expect(() => written('{{headers}}', headers(4001))).toThrow('nginx.conf cannot hold');
});

test.each(['port', 'toString', '__proto__'])('refuses a template that names %s', (name) => {
  expect(() => written(`{{${name}}}`)).toThrow(`nginx.conf.template names {{${name}}}`);
});
