/** @jest-environment node */
import { answerHeaders, requestHeaders } from './headers';

const CALLER = { protocol: 'http', host: 'localhost:3000', address: '127.0.0.1' };
const SERVICE = 'https://service.example';

const request = (headers: Record<string, string>) =>
  requestHeaders(headers, CALLER, SERVICE, '1.1 mock');
const answer = (headers: Parameters<typeof answerHeaders>[0], protocol = 'http') =>
  answerHeaders(headers, { ...CALLER, protocol }, SERVICE);

test('a request names the service, the caller and this mock', () => {
  expect(request({ host: 'localhost:3000', authorization: 'Bearer a' })).toEqual({
    authorization: 'Bearer a',
    host: 'service.example',
    via: '1.1 mock',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'localhost:3000',
    'x-forwarded-proto': 'http',
    'accept-encoding': 'identity',
  });
});

test('this mock is added after the proxies before it', () => {
  expect(request({ via: '1.1 other' })).toMatchObject({ via: '1.1 other, 1.1 mock' });
});

test.each([
  ['http://localhost:3000', 'https://service.example'],
  ['http://localhost:3000/join?a=1', 'https://service.example/join?a=1'],
  ['http://localhost:30001/', 'http://localhost:30001/'],
  ['https://other.example/', 'https://other.example/'],
  ['null', 'null'],
])('origin and referrer %s become %s', (local, remote) => {
  expect(request({ origin: local, referer: local })).toMatchObject({
    origin: remote,
    referer: remote,
  });
});

test('headers of the connection are not passed on, and none that `Connection` names', () => {
  const headers = { connection: 'close, X-Hop', 'x-hop': '1', te: 'trailers', 'x-other': '2' };
  const passed = { 'x-other': '2' };
  const { connection, te, 'x-hop': hop, ...others } = request(headers);
  expect([connection, te, hop]).toEqual([undefined, undefined, undefined]);
  expect(others).toMatchObject(passed);
  expect(answer(headers)).toEqual(passed);
});

test('headers and cookies that control the mock stay here', () => {
  const headers = request({ 'x-mock-ns': 'a', cookie: 'mock_ns=a; sid=1;  mock_scenario=b' });
  expect(headers).toMatchObject({ cookie: 'sid=1' });
  expect(headers).not.toHaveProperty('x-mock-ns');
  expect(request({ cookie: 'mock_ns=a' })).not.toHaveProperty('cookie');
});

test.each([
  [`${SERVICE}/next?a=1#b`, 'http://localhost:3000/next?a=1#b'],
  ['https://service.example.evil/next', 'https://service.example.evil/next'],
  ['/next', '/next'],
  ['not an address:', 'not an address:'],
])('a redirect to %s leads to %s', (location, local) => {
  expect(answer({ location })).toMatchObject({ location: local });
});

test('cookies of the service fit the local origin', () => {
  const cookie = 'sid=a=b; Path=/; Domain=service.example; Secure; SameSite=None; HttpOnly';
  expect(answer({ 'set-cookie': [cookie, 'plain=1'] })['set-cookie']).toEqual([
    'sid=a=b; Path=/; SameSite=Lax; HttpOnly',
    'plain=1',
  ]);
  expect(answer({ 'set-cookie': [cookie] }, 'https')['set-cookie']).toEqual([
    'sid=a=b; Path=/; Secure; SameSite=None; HttpOnly',
  ]);
});
