/** @jest-environment node */
import { createHash } from 'node:crypto';
import { allInlineHashes, blockedAttributes, inlineHashes } from './inlineHashes';
import { securityHeaders } from './securityHeaders';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each([
  ['<script>a()</script>', ['a()'], []],
  ['<SCRIPT type="module" nonce>\n a(1 < 2) \n</SCRIPT >', ['\n a(1 < 2) \n'], []],
  ['<script type=text/javascript data-x="a > b">a()</script>', ['a()'], []],
  ['<script type="importmap">{}</script>', ['{}'], []],
  ['<script type="application/json" id="deployment">{}</script>', [], []],
  ['<script defer="defer" src="/a.js"></script><script data-src="x">b()</script>', ['b()'], []],
  ['<style>a{}</style><style media="(a > b)">b{}</style>', [], ['a{}', 'b{}']],
  ['<script>a()\r\nb()</script>', ['a()\nb()'], []],
  [
    '<style>a::after{content:"<script>x</script>"}</style>',
    [],
    ['a::after{content:"<script>x</script>"}'],
  ],
])('lists the inline scripts and styles in %s', (html, scripts, styles) => {
  expect(inlineHashes(html)).toEqual({ scripts: scripts.map(hash), styles: styles.map(hash) });
});

it('puts the hashes of all pages into one policy, each once', () => {
  const inline = allInlineHashes([
    '<script>a()</script><style>s{}</style>',
    '<script>a()</script><script>b()</script>',
  ]);
  const policy = securityHeaders({ inline })['Content-Security-Policy'] ?? '';
  expect(policy).toContain(`script-src 'self' ${[hash('a()'), hash('b()')].sort().join(' ')};`);
  expect(policy).toMatch(
    new RegExp(`style-src 'self' 'sha256-[^ ]+' ${hash('s{}').replace(/[+/]/g, '\\$&')};`),
  );
});

it.each([
  ['<p style="color:red">x</p>', 1],
  ["<a href=x onclick='go()'>x</a><img onerror=x>", 2],
  [
    '<p data-style="x" title="on the way = style=1">style=""</p><script>a.onclick = 1; b="<p style=x>"</script><!-- <p style="x"> -->',
    0,
  ],
])('finds the attributes that the policy blocks in %s', (html, count) => {
  expect(blockedAttributes(html)).toHaveLength(count);
});

it('allows nothing unsafe, and at most four Trusted Types policies', () => {
  const policy = securityHeaders({})['Content-Security-Policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(
    /; require-trusted-types-for 'script'; trusted-types( (?!default)[\w-]+){1,4}$/,
  );
});
