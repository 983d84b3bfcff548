/** @jest-environment node */
import { join } from 'node:path';
import { startDevServer } from './devServer';
import type { DevServer } from './devServer';
import { freePort } from './listenLocally';
import { SERVICE_HEADERS } from '#lib/url/serviceCall.ts';
import { hostName } from './testing/hosts';
import { hostileTargets, plainTargets } from './testing/hostileTargets';
import { rawRequest } from './testing/rawRequest';
import { hostsForFile } from './testing/hostedFiles';

const hosts = hostsForFile();
/** Headers by which a client could claim to be someone, or ask for something else. */
const CLAIMS = [
  'CF-Connecting-IP',
  'Forwarded',
  'Proxy',
  'Range',
  'Remote-User',
  'SSL-Client-Verify',
  'True-Client-IP',
  'X-Forwarded-Email',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'X-Real-IP',
];

let devServer: DevServer & { port: number };

beforeAll(async () => {
  const port = await freePort();
  const path = join(hosts().folder, 'development');
  const configs = [{ mode: 'none' as const, entry: {}, output: { path } }];
  const started = await startDevServer({ port, mockUrl: hosts().services.url, configs });
  devServer = { ...started, port };
});
afterAll(() => devServer.stop());

const NAMES = hostName === 'nginx' ? (['nginx'] as const) : (['preview', 'dev server'] as const);

describe.each(NAMES)('%s before the services', (name) => {
  const ask = (target: string) =>
    rawRequest((name === 'dev server' ? devServer : hosts()[name])?.port ?? 0, target);

  it.each(hostileTargets)('refuses %s', async (target) => {
    const { status, headers, body } = await ask(target);
    expect(hosts().takeCalls()).toEqual([]);
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    // The mock's developers learn what is wrong.
    const isEnvelope = name !== 'nginx' && /^\/(?:api|__mock)\//.test(target);
    expect(headers['content-type']).toBe(
      isEnvelope ? 'application/json' : 'text/plain; charset=utf-8',
    );
    expect(body.toString()).toMatch(
      isEnvelope ? /"message":"The .* contains|not escaped/ : /^Bad request\n$/,
    );
  });

  it('passes on the headers of calls, and nothing that a client claims in any other', async () => {
    const calls = Object.fromEntries(SERVICE_HEADERS.map((header) => [header, 'kept']));
    const claims = CLAIMS.flatMap((header) => [header, header.replaceAll('-', '_')]);
    const port = (name === 'dev server' ? devServer : hosts()[name])?.port ?? 0;
    await rawRequest(port, '/api/x', {
      headers: { ...calls, ...Object.fromEntries(claims.map((header) => [header, 'claimed'])) },
    });
    const { host, connection: _, ...headers } = hosts().takeCalls()[0]?.headers ?? {};
    expect(host).toBeDefined();
    expect(headers).toEqual(
      name === 'nginx'
        ? { ...calls, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' }
        : calls,
    );
  });

  it.each(plainTargets)('passes %s on unchanged', async (target) => {
    expect((await ask(target)).status).toBe(200);
    expect(hosts().takeCalls()).toMatchObject([{ url: target }]);
  });
});
