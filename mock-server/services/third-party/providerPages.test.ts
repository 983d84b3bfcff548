/** @jest-environment node */
import { mockForFile } from '#mock/testing/mockForTests.ts';
import {
  choose,
  locationOf,
  query,
  realNameOf,
  returnParameters,
  visit,
} from '#mock/testing/providerVisits.ts';
import { readReturnAddress } from './returnAddress';

const mock = mockForFile();

test.each([
  ['/api/auth/open/third/uniportal/authorization_code', '/__mock/providers/uniportal', 'uniportal'],
  ['/api/auth/open/third/hw/authorization_code', '/__mock/providers/vendor', 'hw'],
])('%s leads to its page and returns signed in', async (start, page, isThirdLogin) => {
  const client = mock();
  const away = await visit(
    client,
    `${start}?${query({ 'sxz-lang': 'en_US', targetUrl: '/join?x=1#end', loginChannel: 'c1' })}`,
  );
  expect([away.status, locationOf(away).pathname]).toEqual([302, page]);
  const path = locationOf(away).pathname + locationOf(away).search;
  const html = await (await visit(client, path)).text();
  expect(html).toContain('value="user:user-chinese"');
  expect(html).not.toContain('role="alert"');
  const back = await choose(client, path, { choice: 'user:user-chinese' });
  expect([
    back.status,
    locationOf(back).pathname,
    locationOf(back).hash,
    returnParameters(back),
  ]).toEqual([303, '/join', '#end', { x: '1', isThirdLogin }]);
  expect(back.headers.get('set-cookie')).toMatch(
    /^access_token=access-\w+; Path=\/; Max-Age=7200; SameSite=Lax$/,
  );
  expect(await realNameOf(client, back)).toBe('李晨曦');
});

test('registers a new user with the typed name', async () => {
  const client = mock();
  const back = await choose(
    client,
    `/__mock/providers/provider?${query({ 'sxz-lang': 'ko_KR', targetUrl: '/' })}`,
    { choice: 'new', realName: ' Núria ' },
  );
  expect(returnParameters(back)).toEqual({ isThirdLogin: 'hw' });
  expect(await realNameOf(client, back)).toBe('Núria');
});

test.each([
  ['targetUrl=%2F', 200, 'sxz-lang is missing'],
  ['sxz-lang=en&targetUrl=%2F', 200, 'sxz-lang must be'],
  ['sxz-lang=en_US&targetUrl=%2F&next=1', 200, 'next isn’t a parameter'],
  ['sxz-lang=en_US', 400, 'targetUrl is missing'],
  [
    'sxz-lang=en_US&targetUrl=https%3A%2F%2Fevil.example%2F',
    400,
    'targetUrl leads to another site',
  ],
  ['sxz-lang=en_US&targetUrl=%2F&targetUrl=%2F', 400, 'given more than once'],
])('the page reports the problems of ?%s', async (search, status, text) => {
  const client = mock();
  const path = `/__mock/providers/uniportal?${search}`;
  const page = await client.fetch(path, { headers: { cookie: 'sxz_lang=en_US' } });
  expect([page.status, await page.text()]).toEqual([status, expect.stringContaining(text)]);
  expect((await choose(client, path, { choice: 'user:user-admin' })).status).toBe(
    status === 200 ? 303 : 400,
  );
});

test('pages use the language, run no script, and show markup as text', async () => {
  const client = mock();
  const page = await client.fetch(
    `/__mock/providers/vendor?${query({ 'sxz-lang': 'zh_CN', targetUrl: '/', product: 'hw', '<b>': '1' })}`,
  );
  const html = await page.text();
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain('设备厂商账号 (hw)登录');
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toMatch(/<script|<b>|style=| on\w+=/);
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self' http:\/\/127/,
  );
  expect((await client.fetch('/__mock/providers/page.css')).headers.get('content-type')).toMatch(
    /^text\/css/,
  );
});

test.each([
  ['/', 'http://home.example/'],
  ['http://home.example/a?b=1#c', 'http://home.example/a?b=1#c'],
  ['http://localhost:8080/x', 'http://localhost:8080/x'],
  ['//evil.example/', 'foreign'],
  ['javascript:alert(1)', 'foreign'],
  ['http://a@home.example/', 'foreign'],
  ['/\\evil.example', 'unreadable'],
  [undefined, 'missing'],
  [['/', '/'], 'repeated'],
])('return address %p is %s', (value, expected) => {
  const read = readReturnAddress(value, 'http://home.example');
  expect(typeof read === 'string' ? read : read.href).toBe(expected);
});
