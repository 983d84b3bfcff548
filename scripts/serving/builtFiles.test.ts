/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeploymentFile, withDeployment } from './deploymentFile';
import { serveBuiltFiles } from './builtFiles';

const folder = mkdtempSync(join(tmpdir(), 'built-files-'));
const PAGE = '<!doctype html><script type="application/json" id="deployment">{}</script>';
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'main.123.js'), 'main()');
  writeFileSync(join(folder, '..', 'outside.txt'), 'secret');
  server = createServer(serveBuiltFiles(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '..', 'outside.txt'));
});

describe('serving the build', () => {
  it.each(['/', '/login/index?loginMode=3', '/commonUsage/failReceiveVerificationCode.htm?type=phone', '/join/v1.2', '/%E0%A4%A'])(
    'answers %s by the page, which is never kept',
    async (path) => {
      const answer = await fetch(origin + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe(withDeployment(PAGE, readDeploymentFile()));
    },
  );

  it('lets a hashed file be kept for good, under the content security policy', async () => {
    const answer = await fetch(`${origin}/assets/main.123.js`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const again = await fetch(`${origin}/assets/main.123.js`, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each(['/assets/gone.js', '/assets/', '/static/gone', '/favicon.ico', '/assets/..%2f..%2foutside.txt'])('has no %s', async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  });

  it('only reads', async () => {
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(origin, { method: 'HEAD' })).text()).toBe('');
  });
});
