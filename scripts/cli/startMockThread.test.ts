/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/serve/listenLocally.ts';

/** A request of the path `/busy` keeps the thread that answers it busy for good. */
const BUSY = `data:text/javascript,${encodeURIComponent(`
  import { Server } from 'node:http';
  const { emit } = Server.prototype;
  Server.prototype.emit = function (name, request, ...others) {
    if (request?.url === '/busy') for (;;);
    return emit.call(this, name, request, ...others);
  };
`)}`;

async function runMock(...arguments_: string[]) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', BUSY, 'scripts/run.mjs', 'mock', ...arguments_],
    { env: { ...process.env, MOCK_PORT: String(port), npm_lifecycle_event: undefined } },
  );
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('To stop')) child.emit('ready');
    });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  await Promise.race([once(child, 'ready'), ended]);
  return { child, ended, url: `http://127.0.0.1:${port}`, said: () => said };
}

test.each(['SIGTERM', 'SIGHUP'] as const)(
  '%s ends the mock while a request keeps it busy',
  async (signal) => {
    const { child, ended, url } = await runMock();
    expect((await fetch(`${url}/__mock/about`)).status).toBe(200);
    const unanswered = fetch(`${url}/busy`).then(
      () => 'answered',
      () => 'dropped',
    );
    // Until the mock has taken the request, it answers others.
    for (let isBusy = false; !isBusy;) {
      const answer = fetch(`${url}/__mock/about`, { signal: AbortSignal.timeout(500) });
      isBusy = await answer.then(
        () => false,
        () => true,
      );
    }
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(await unanswered).toBe('dropped');
  },
  60_000,
);

test('a data file that cannot be used is named, without a stack', async () => {
  const file = join(tmpdir(), `broken-${process.pid}.json`);
  writeFileSync(file, '{');
  const { ended, said } = await runMock('--data', file);
  expect(await ended).toEqual([1, null]);
  expect(said()).toContain(file);
  expect(said()).not.toMatch(/^\s+at /m);
}, 60_000);
