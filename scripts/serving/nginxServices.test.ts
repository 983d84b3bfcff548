/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginx } from './testing/hosts';
import { rawRequest } from './testing/rawRequest';
import { hostsForFile } from './testing/hostedFiles';

const hosts = hostsForFile();

(nginx.isThere ? describe : describe.skip)('nginx before the services', () => {
  const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) => rawRequest(hosts().nginx?.port ?? 0, target, options);

  it('hands calls on, with the headers that have underscores', async () => {
    const answer = await ask('/api/accounts/x.png?account=13800000001', { headers: { user_id: 'u1', tenant_id: 'academy' } });
    expect(hosts().seenByServices()).toEqual({ url: '/api/accounts/x.png?account=13800000001', user: 'u1', tenant: 'academy' });
    expect(answer.headers['cache-control']).toBe('no-store, private');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('leaves the services’ failures as they are', async () => {
    const { status, body, headers } = await ask('/api/broken', { method: 'POST' });
    expect([status, body.toString(), headers['cache-control'], headers.allow]).toEqual([500, '{}', 'no-store, private', undefined]);
  });

  it('keeps phone numbers out of its log', async () => {
    await ask('/api/imagevalid?account=13800000002');
    expect(readFileSync(join(hosts().folder, 'nginx', 'access.log'), 'utf8')).toMatch(/"GET \/api\/imagevalid" 200/);
    expect(readFileSync(join(hosts().folder, 'nginx', 'access.log'), 'utf8')).not.toContain('13800000002');
  });
});
