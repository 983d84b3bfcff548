/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDevServer } from './devServer';
import type { DevServer } from './devServer';
import { freePort } from './listenLocally';
import { nginx, startNginx } from './testing/hosts';
import { hostileTargets, plainTargets } from './testing/hostileTargets';
import { rawRequest } from './testing/rawRequest';
import { hostsForFile } from './testing/hostedFiles';

const hosts = hostsForFile();
let devServer: DevServer & { port: number };

beforeAll(async () => {
  const port = await freePort();
  const path = join(hosts().folder, 'development');
  const configs = [{ mode: 'none' as const, entry: {}, output: { path } }];
  const started = await startDevServer({ port, mockUrl: hosts().services.url, configs });
  devServer = { ...started, port };
});
afterAll(() => devServer.stop());

/** Without nginx, the tests of the other two remain. */
const NAMES = ['preview', 'dev server', ...(nginx.isThere ? ['nginx' as const] : [])] as const;

describe.each(NAMES)('%s before the services', (name) => {
  const ask = (target: string) =>
    rawRequest((name === 'dev server' ? devServer : hosts()[name])?.port ?? 0, target);

  it.each(hostileTargets)('refuses %s', async (target) => {
    const { status, headers } = await ask(target);
    expect(hosts().takeCalls()).toEqual([]);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      400,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  });

  it.each(plainTargets)('passes %s on unchanged', async (target) => {
    expect((await ask(target)).status).toBe(200);
    expect(hosts().takeCalls()).toMatchObject([{ url: target }]);
  });
});

(nginx.isThere ? describe : describe.skip)('nginx before the services', () => {
  const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
    rawRequest(hosts().nginx?.port ?? 0, target, options);
  const log = () => readFileSync(join(hosts().folder, 'nginx', 'access.log'), 'utf8');

  it('replaces what a client claims about itself, in every spelling, and keeps the rest', async () => {
    const claims = [
      'X-Forwarded-For',
      'X-Forwarded-Proto',
      'X-Forwarded-Host',
      'X-Forwarded-Port',
      'X-Forwarded-Prefix',
      'X-Forwarded-User',
      'X-Method-Override',
      'X-Real-IP',
      'X-Remote-User',
      'CF-Connecting-IP',
      'X-Client-IP',
      'True-Client-IP',
      'X-Original-URL',
      'X-Rewrite-URL',
      'X-HTTP-Method-Override',
      'Forwarded',
      'Proxy',
    ].flatMap((header) => [
      header,
      header.replaceAll('-', '_'),
      header.replace('-', '_'),
      header.toLowerCase().replace(/-(?=[^-]*$)/, '_'),
    ]);
    const kept = { user_id: 'u1', tenant_id: 'academy', 'sxz-lang': 'en_US', authorization: 'a' };
    await ask('/api/x', {
      headers: { ...Object.fromEntries(claims.map((header) => [header, 'claimed'])), ...kept },
    });
    expect(hosts().takeCalls()[0]?.headers).toEqual({
      ...kept,
      host: `127.0.0.1:${hosts().nginx?.port}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

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

  it.each([
    [
      'a body that is too large',
      '/api/uploads',
      { method: 'POST', headers: { 'content-length': '2000000' } },
      413,
      'Too large\n',
    ],
    ['a call that the services drop', '/api/dropped', {}, 502, 'The services cannot be reached\n'],
  ])(
    'refuses %s in plain text, like all its refusals',
    async (_what, target, options, status, words) => {
      const answer = await ask(target, options);
      expect([answer.status, answer.headers['content-type'], answer.body.toString()]).toEqual([
        status,
        'text/plain; charset=utf-8',
        words,
      ]);
    },
  );

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
