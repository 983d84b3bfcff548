/** @jest-environment node */
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeMockControl } from '#mock/client.ts';
import { freePort } from '#scripts/serve/listenLocally.ts';

const COPIED = [
  'mock-server',
  'scripts',
  'src/lib',
  'src/shared/api',
  'design/tokens',
  'docs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const HANDLER = 'mock-server/services/sign-in/clientHandlers.ts';

const folder = mkdtempSync(join(tmpdir(), 'reload-'));
let mock: ChildProcessWithoutNullStreams | undefined;
afterAll(() => {
  mock?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Replaces a file, as most editors do. */
function save(text: string): void {
  writeFileSync(join(folder, 'saved'), text);
  renameSync(join(folder, 'saved'), join(folder, HANDLER));
}

test('a saved handler answers at once, with rows and log kept; a broken one is named', async () => {
  for (const path of COPIED) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'mock'], {
    cwd: folder,
    env: { ...process.env, MOCK_PORT: String(port), npm_lifecycle_event: undefined },
  });
  mock = child;
  let said = '';
  const until = (text: string): Promise<void> =>
    new Promise((found) => {
      const look = (): void => {
        if (!said.includes(text)) return;
        child.off('said', look);
        found();
      };
      child.on('said', look);
      look();
    });
  for (const output of [child.stdout, child.stderr])
    output.on('data', (part: Buffer) => {
      said += part.toString();
      child.emit('said');
    });
  const ended = once(child, 'exit');
  await Promise.race([until('To stop'), ended]);
  expect(said).toContain('To stop');
  const url = `http://127.0.0.1:${port}`;
  const control = makeMockControl({ url, namespace: 'reload' });
  const overseas = async (): Promise<unknown> => {
    const headers = { 'sxz-lang': 'en_US', 'x-mock-ns': 'reload' };
    const answer = await fetch(`${url}/api/accounts/open/client/overseas`, { headers });
    return ((await answer.json()) as { data: unknown }).data;
  };
  await control.rows('tenants').change('academy', { overseas: true });
  expect(await overseas()).toBe(true);
  const handler = readFileSync(join(folder, HANDLER), 'utf8');
  save(handler.replace('tenant.overseas', '!tenant.overseas'));
  await until('reloaded');
  expect(await overseas()).toBe(false);
  expect(await control.requests('getOverseas')).toHaveLength(2);
  save(`${handler} const broken = ;`);
  await until('cannot be used');
  expect(said).toMatch(/clientHandlers\.ts cannot be used/);
  expect(await overseas()).toBe(false);
  child.kill();
  expect(await ended).toEqual([0, null]);
}, 60_000);
