/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginx } from './testing/hosts';
import { rawRequest } from './testing/rawRequest';
import { hostsForFile } from './testing/hostedFiles';

const hosts = hostsForFile();

(nginx.isThere ? describe : describe.skip)('nginx before the services', () => {
  const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
    rawRequest(hosts().nginx?.port ?? 0, target, options);

  it('forwards calls, with the headers that have underscores', async () => {
    const answer = await ask('/api/accounts/x.png?account=13800000001', {
      headers: { user_id: 'u1', tenant_id: 'academy' },
    });
    expect(hosts().seenByServices()).toEqual({
      url: '/api/accounts/x.png?account=13800000001',
      user: 'u1',
      tenant: 'academy',
    });
    expect(answer.headers['cache-control']).toBe('no-store, private');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toMatch(/; sandbox$/);
  });

  it('leaves failures of the services unchanged', async () => {
    const { status, body, headers } = await ask('/api/broken', { method: 'POST' });
    expect([status, body.toString(), headers['cache-control'], headers.allow]).toEqual([
      500,
      '{}',
      'no-store, private',
      undefined,
    ]);
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

  it('keeps phone numbers out of its log, which contains every call, also refused ones', async () => {
    await ask('/api/imagevalid?account=13800000002');
    await ask('/api/dropped?account=13800000002');
    const log = readFileSync(join(hosts().folder, 'nginx', 'access.log'), 'utf8');
    expect(log).toMatch(/"GET \/api\/imagevalid" 200[^]*"GET \/api\/dropped" 502/);
    expect(log).not.toContain('13800000002');
  });
});
