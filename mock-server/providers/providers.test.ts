/** @jest-environment node */
import { operations } from '../../src/api/contract/operations.generated';
import { envelopeOf, mockForFile } from '../testing/mockForTests';
import type { MockClient } from '../testing/mockForTests';
import { readReturnAddress, withParameters } from './returnAddress';

const mock = mockForFile();
const AUTHORIZE = '/__mock/providers/oauth2/authorize';
const STATE = 'abcdefghijklmnopqrstuvwxyz';

const query = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();
const visit = (client: MockClient, path: string) => client.fetch(path, { redirect: 'manual' });
const choose = (client: MockClient, path: string, fields: Record<string, string>) => client.fetch(path, {
  method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: query(fields),
});
const locationOf = ({ headers }: Response): URL => new URL(headers.get('location') ?? '', 'http://nowhere.example');
const returned = (answer: Response): Record<string, string> => Object.fromEntries(locationOf(answer).searchParams);

async function realNameOf(client: MockClient, answer: Response): Promise<unknown> {
  const token = /^access_token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  return (await envelopeOf<{ realName?: string }>(client.get(operations.getProfile.path, { authorization: `Bearer ${token ?? ''}` }))).data.realName;
}

/** What the tenant's configuration leads to. */
async function authorizeQuery(client: MockClient, changes: Record<string, string | undefined> = {}): Promise<string> {
  const config = { tenantId: '', lang: 'en_US', bundleId: '', terminal: 'pc' };
  const { data } = await envelopeOf<{ pcs: { oath2Config: { clientId: string; redirectUrl: string } }[] }>(client.postJson(operations.getAcademyConfig.path, config, { tenant_id: 'oauth' }));
  const { clientId, redirectUrl } = data.pcs[0]!.oath2Config;
  const wanted = { response_type: 'code', scope: 'base.profile', client_id: clientId, redirect_uri: redirectUrl, state: STATE, ...changes };
  return query(Object.fromEntries(Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined)));
}

test.each([
  ['/api/auth/open/third/uniportal/authorization_code', '/__mock/providers/uniportal', 'uniportal'],
  ['/api/auth/open/third/hw/authorization_code', '/__mock/providers/vendor', 'hw'],
])('%s leads to its page and back, signed in', async (start, page, isThirdLogin) => {
  const client = mock();
  const away = await visit(client, `${start}?${query({ 'sxz-lang': 'en_US', targetUrl: '/join?x=1#end', loginChannel: 'c1' })}`);
  expect([away.status, locationOf(away).pathname]).toEqual([302, page]);
  const path = locationOf(away).pathname + locationOf(away).search;
  const html = await (await visit(client, path)).text();
  expect(html).toContain('value="user:user-chinese"');
  expect(html).not.toContain('role="alert"');
  const back = await choose(client, path, { choice: 'user:user-chinese' });
  expect([back.status, locationOf(back).pathname, locationOf(back).hash, returned(back)]).toEqual([303, '/join', '#end', { x: '1', isThirdLogin }]);
  expect(back.headers.get('set-cookie')).toMatch(/^access_token=access-\w+; Path=\/; Max-Age=7200; SameSite=Lax$/);
  expect(await realNameOf(client, back)).toBe('李晨曦');
});

test('somebody new is registered with the name that was typed', async () => {
  const client = mock();
  const back = await choose(client, `/__mock/providers/provider?${query({ 'sxz-lang': 'ko_KR', targetUrl: '/' })}`, { choice: 'new', realName: ' Núria ' });
  expect(returned(back)).toEqual({ isThirdLogin: 'hw' });
  expect(await realNameOf(client, back)).toBe('Núria');
});

test.each([
  [{ choice: 'deny' }, 'access_denied'],
  [{ choice: 'fail' }, 'server_error'],
  [{ choice: 'user:user-pending' }, 'account_pending'],
])('%p comes back with error %s and without a cookie', async (fields, error) => {
  const back = await choose(mock(), '/__mock/providers/uniportal?sxz-lang=zh_CN&targetUrl=%2F', fields);
  expect([returned(back), back.headers.get('set-cookie')]).toEqual([{ error }, null]);
});

test.each([
  ['targetUrl=%2F', 200, 'sxz-lang is missing'],
  ['sxz-lang=en&targetUrl=%2F', 200, 'sxz-lang must be'],
  ['sxz-lang=en_US&targetUrl=%2F&next=1', 200, 'next is not a parameter'],
  ['sxz-lang=en_US', 400, 'targetUrl is missing'],
  ['sxz-lang=en_US&targetUrl=https%3A%2F%2Fevil.example%2F', 400, 'targetUrl leads elsewhere'],
  ['sxz-lang=en_US&targetUrl=%2F&targetUrl=%2F', 400, 'given more than once'],
])('the page tells what is wrong with ?%s', async (search, status, text) => {
  const client = mock();
  const path = `/__mock/providers/uniportal?${search}`;
  const page = await client.fetch(path, { headers: { cookie: 'sxz_lang=en_US' } });
  expect([page.status, await page.text()]).toEqual([status, expect.stringContaining(text)]);
  expect((await choose(client, path, { choice: 'user:user-admin' })).status).toBe(status === 200 ? 303 : 400);
});

test('pages speak the language, run no script, and keep markup as text', async () => {
  const client = mock();
  const page = await client.fetch(`/__mock/providers/vendor?${query({ 'sxz-lang': 'zh_CN', targetUrl: '/', product: 'hw', '<b>': '1' })}`);
  const html = await page.text();
  expect(html).toContain('<html lang="zh-CN" dir="ltr">');
  expect(html).toContain('设备厂商账号 (hw)登录');
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toMatch(/<script|<b>|style=| on\w+=/);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self' http:\/\/127/);
  expect((await client.fetch('/__mock/providers/page.css')).headers.get('content-type')).toMatch(/^text\/css/);
});

test('visitors read a page in their language; what is wrong is told to developers, in English', async () => {
  const page = await mock().fetch(`/__mock/providers/uniportal?${query({ 'sxz-lang': 'ar_SA', targetUrl: '/', next: '1' })}`);
  const html = await page.text();
  expect(html).toContain('<html lang="ar-SA" dir="rtl">');
  expect(html).toContain('بوابة الشركة: تسجيل الدخول');
  expect(html).toMatch(/<small>متعلّم(?: ·|<)/);
  expect(html).not.toContain('>learner');
  expect(html).toContain('<section class="note" role="note" lang="en" dir="ltr">');
});

test('OAuth2: the code is exchanged once and the app is reached signed in, with the same state', async () => {
  const client = mock();
  const path = `${AUTHORIZE}?${await authorizeQuery(client)}`;
  expect((await visit(client, path)).status).toBe(200);
  const sent = locationOf(await choose(client, path, { choice: 'user:user-arabic', twist: 'none' }));
  expect([sent.pathname, sent.searchParams.get('state')]).toEqual(['/api/auth/open/third/oauth2/authorization_code', STATE]);
  const back = await visit(client, sent.pathname + sent.search);
  expect([back.status, locationOf(back).pathname, returned(back)]).toEqual([302, '/', { isThirdLogin: 'enterpirseOauth2', state: STATE }]);
  expect(await realNameOf(client, back)).toBe('ليلى الهاشمي');
  const again = await visit(client, sent.pathname + sent.search);
  expect([returned(again), again.headers.get('set-cookie')]).toEqual([{ error: 'invalid_grant', state: STATE }, null]);
});

test.each([
  [{ choice: 'deny' }, { error: 'access_denied', state: STATE }],
  [{ choice: 'fail' }, { error: 'server_error', state: STATE }],
  [{ choice: 'user:user-pending' }, { error: 'account_pending', state: STATE }],
  [{ choice: 'user:user-admin', twist: 'used-code' }, { error: 'invalid_grant', state: STATE }],
  [{ choice: 'user:user-admin', twist: 'no-state' }, { isThirdLogin: 'enterpirseOauth2' }],
  [{ choice: 'user:user-admin', twist: 'other-state' }, { isThirdLogin: 'enterpirseOauth2', state: expect.not.stringContaining(STATE) }],
])('OAuth2: %p reaches the app with %p', async (fields, expected) => {
  const client = mock();
  const sent = locationOf(await choose(client, `${AUTHORIZE}?${await authorizeQuery(client)}`, fields));
  expect(returned(await visit(client, sent.pathname + sent.search))).toEqual(expected);
});

test('OAuth2: a code is too old after a minute', async () => {
  const client = mock();
  const sent = locationOf(await choose(client, `${AUTHORIZE}?${await authorizeQuery(client)}`, { choice: 'new' }));
  await client.advance(60_000);
  expect(returned(await visit(client, sent.pathname + sent.search))).toMatchObject({ error: 'invalid_grant' });
});

test.each<[Record<string, string | undefined>, string | undefined, string]>([
  [{ client_id: 'somebody' }, undefined, 'client_id must be academy-web, not somebody'],
  [{ client_id: undefined }, undefined, 'client_id is missing'],
  [{ redirect_uri: 'https://evil.example/' }, undefined, 'redirect_uri must be'],
  [{ redirect_uri: undefined }, undefined, 'redirect_uri is missing'],
  [{ response_type: 'token' }, 'unsupported_response_type', 'response_type must be code, not token'],
  [{ scope: 'admin' }, 'invalid_scope', 'scope must be base.profile, not admin'],
])('OAuth2: with %p the way back is %s', async (changes, error, text) => {
  const client = mock();
  const path = `${AUTHORIZE}?${await authorizeQuery(client, changes)}&sxz-lang=en_US`;
  const page = await visit(client, path);
  const html = await page.text();
  expect([page.status, html]).toEqual([400, expect.stringContaining(text)]);
  expect(html).not.toContain('value="user:');
  const back = await choose(client, path, { choice: 'wrong' });
  expect(error === undefined ? back.status : returned(back)).toEqual(error === undefined ? 400 : { error, state: STATE });
});

test.each([[undefined, 'state is missing'], ['short', 'fewer than 22']])('OAuth2: state %s is worth a note', async (state, note) => {
  const client = mock();
  const page = await visit(client, `${AUTHORIZE}?${await authorizeQuery(client, { state })}&sxz-lang=en_US`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(note)]);
});

test.each([
  ['/', 'http://home.example/'], ['http://home.example/a?b=1#c', 'http://home.example/a?b=1#c'], ['http://localhost:8080/x', 'http://localhost:8080/x'],
  ['//evil.example/', 'foreign'], ['https://home.example/', 'foreign'], ['javascript:alert(1)', 'foreign'], ['http://a@home.example/', 'foreign'],
  ['/\\evil.example', 'unreadable'], ['/a\nb', 'unreadable'], ['http://', 'unreadable'], ['', 'missing'], [undefined, 'missing'], [['/', '/'], 'repeated'],
])('return address %p is %s', (value, expected) => {
  const read = readReturnAddress(value, 'http://home.example');
  expect(typeof read === 'string' ? read : read.href).toBe(expected);
});

test('a parameter that was there before comes once', () => {
  expect(withParameters(new URL('http://a.example/?isThirdLogin=x&y=1'), { isThirdLogin: 'hw' })).toBe('http://a.example/?isThirdLogin=hw&y=1');
});
