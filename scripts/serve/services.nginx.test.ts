/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from './hostRules';
import './services.test';
import { startNginx } from './testing/hosts';
import { hostsForFile } from './testing/hostedFiles';
import { askByLines, rawRequest } from './testing/rawRequest';

const hosts = hostsForFile();

describe('nginx before the services', () => {
  const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
    rawRequest(hosts().nginx?.port ?? 0, target, options);
  const log = () => readFileSync(join(hosts().folder, 'nginx', 'access.log'), 'utf8');

  it.each([
    ['a host of the address', 'http://evil.example/api/x', 'academy.example'],
    ['another port of the address', 'http://academy.example:1/api/x', 'evil.example'],
    ['a port that is text', '/api/x', 'localhost:1"<x>'],
    ['two ports', '/api/x', 'localhost:1:2'],
    ['a port without digits', '/api/x', 'localhost:'],
    ['markup', '/api/x', 'a"<x>'],
    ['user information', '/api/x', 'a@b'],
  ])('refuses a call with %s that is not clear', async (_what, target, host) => {
    expect((await ask(target, { headers: { host } })).status).toBe(400);
    expect(hosts().takeCalls()).toEqual([]);
  });

  it.each([
    ['academy.example', 'academy.example'],
    ['ACADEMY.example:8443', 'academy.example:8443'],
    ['[::1]:80', '[::1]:80'],
  ])('passes the host %s on as %s', async (host, expected) => {
    await ask('/api/x', { headers: { host } });
    await ask(`http://${host}/api/x`, { headers: { host } });
    expect(hosts().takeCalls()).toMatchObject([
      { url: '/api/x', headers: { host: expected } },
      { url: '/api/x', headers: { host: expected } },
    ]);
  });

  it.each(['PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'passes no %s on, and names the methods of calls',
    async (method) => {
      const { status, headers } = await ask('/api/x', { method });
      expect(hosts().takeCalls()).toEqual([]);
      expect([status, headers.allow, headers['content-type']]).toEqual([
        405,
        'DELETE, GET, HEAD, POST',
        'text/plain; charset=utf-8',
      ]);
    },
  );

  it('believes a proxy in front only if it is configured behind one', async () => {
    const behind = await startNginx(join(hosts().folder, 'behind'), {
      headers: {},
      largestBody: 1,
      services: new URL(hosts().services.url).host,
      isBehindProxy: true,
    });
    await rawRequest(behind.port, '/api/x', {
      headers: {
        'X-Forwarded-For': '192.0.2.1',
        'X-Forwarded-Proto': 'https',
        'X-Real-IP': '192.0.2.1',
      },
    });
    await behind.stop();
    const { headers } = hosts().takeCalls()[0] ?? {};
    expect(headers).toMatchObject({
      'x-forwarded-for': '192.0.2.1, 127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    expect(headers).not.toHaveProperty('x-real-ip');
  });

  it.each([
    ['/api/x', 'no-store'],
    ['/api/x?cache=max-age=5', 'max-age=5'],
    ['/api/dropped', 'no-store'],
  ])('%s is cached: %s', async (target, cache) => {
    const { headers } = await ask(target);
    expect(headers['cache-control']).toBe(cache);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/; sandbox$/);
  });

  it('leaves failures of the services unchanged', async () => {
    const { status, body, headers } = await ask('/api/broken', { method: 'POST' });
    expect([status, body.toString(), headers.allow]).toEqual([500, '{}', undefined]);
  });

  it.each<[string, string[], number]>([
    [
      'a body that is too large',
      ['POST /api/x HTTP/1.1', 'Host: a', 'Content-Length: 2000000'],
      413,
    ],
    ['a call that the services drop', ['GET /api/dropped HTTP/1.1', 'Host: a'], 502],
    ['a condition that fails', ['GET /static/file.js HTTP/1.1', 'Host: a', 'If-Match: "x"'], 412],
    [
      'a condition on a page',
      ['GET /join HTTP/1.1', 'Host: a', 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:01 GMT'],
      412,
    ],
    ['an unknown framing', ['POST /api/x HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip'], 501],
    ['another version', ['GET / HTTP/3.0', 'Host: a'], 505],
    ['a header that is too long', ['GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(9000)}`], 431],
    ['two hosts', ['GET / HTTP/1.1', 'Host: a', 'Host: b'], 400],
  ])('refuses %s in plain text, with the headers of every answer', async (_what, lines, status) => {
    const answer = await askByLines(hosts().nginx?.port ?? 0, [...lines, 'Connection: close']);
    const text = `${refusals[status as keyof typeof refusals]}\n`;
    expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
    expect(answer).toContain('\nContent-Type: text/plain; charset=utf-8\n');
    expect(answer).toContain('\nX-Content-Type-Options: nosniff\n');
    expect(answer.endsWith(`\n\n${text}`)).toBe(true);
  });

  it('logs the path that was requested, and no query, which can contain a phone number', async () => {
    await ask('/api/imagevalid?account=13800000002');
    await ask('/api/dropped?account=13800000002');
    await ask('/x/../api/y?account=13800000002');
    await ask('/join/%41?account=13800000002');
    expect(log()).toMatch(
      /"GET \/api\/imagevalid" 200[^]*"GET \/api\/dropped" 502[^]*"GET \/x\/\.\.\/api\/y" 400[^]*"GET \/join\/%41" 404/,
    );
    expect(log()).not.toContain('13800000002');
  });
});
