/** @jest-environment node */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startMock } from '#mock/server.ts';
import type { MockServer } from '#mock/server.ts';
import { writeIn } from '#scripts/build/buildFolder.ts';
import { writeConfigureTool } from '#scripts/configure/writeConfigureTool.ts';
import { freePort } from '#scripts/serve/listenLocally.ts';
import { NGINX } from '#scripts/serve/testing/hosts.ts';
import { rawRequest } from '#scripts/serve/testing/rawRequest.ts';

const PAGE =
  '<!doctype html><head><meta charset="utf-8"><script type="application/json" id="deployment">{}</script></head>';

let top: string;
let mock: MockServer;

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'container-'));
  writeIn(top, 'dist/index.html', `${PAGE}<p>home`);
  writeIn(top, 'dist/login/index.html', `${PAGE}<p>login`);
  writeIn(top, 'dist-host/build.json', '{"version":"1.0.0"}');
  await writeConfigureTool(join(top, 'dist-host'), '1.0.0');
  mock = await startMock();
});
afterAll(async () => {
  await mock.stop();
  rmSync(top, { recursive: true });
});

/** Runs the image's start script in a temporary folder. */
function start(environment: Record<string, string>) {
  const state = mkdtempSync(join(top, 'state-'));
  const child = spawn('sh', ['deploy/start.sh'], {
    env: {
      PATH: `${resolve(process.execPath, '..')}:${process.env['PATH'] ?? ''}`,
      ACADEMY_HOME: top,
      ACADEMY_STATE: state,
      DEPLOYMENT_FILE: '',
      ACCESS_LOG: join(state, 'access.log'),
      NGINX_PROGRAM: NGINX,
      ...(process.getuid?.() === 0 ? { NGINX_USER: userInfo().username } : {}),
      ...environment,
    },
  });
  let announcement = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (announcement += text));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return { child, ended, state, said: () => announcement };
}

/** Starts the container's script, and asks it once nginx answers. */
async function serve<Result>(
  environment: Record<string, string>,
  ask: (port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const { child, ended, said } = start({
    LISTEN: `127.0.0.1:${port}`,
    SERVICES: `127.0.0.1:${mock.port}`,
    ...environment,
  });
  try {
    for (let isUp = false; !isUp;) {
      if (child.exitCode !== null) throw new Error(said());
      isUp = await rawRequest(port, '/').then(
        () => true,
        () => false,
      );
    }
    return await ask(port);
  } finally {
    child.kill('SIGQUIT');
    expect(await ended).toBe(0);
  }
}

const textOf = async (port: number, path: string) =>
  (await rawRequest(port, path)).body.toString('utf8');

it.each([
  [
    'in the variable',
    { DEPLOYMENT: '{"avatarHosts":["a/b"]}' },
    /deployment\.avatarHosts: \[0\] must be host names/,
  ],
  [
    'in a file that is not there',
    { DEPLOYMENT_FILE: '/nowhere.json' },
    /--config names \/nowhere\.json, which cannot be used: ENOENT/,
  ],
])(
  'does not start with a wrong configuration %s, and says why',
  async (_where, environment, reason) => {
    const { ended, said, state } = start({ ...environment, LISTEN: '127.0.0.1:1' });
    expect(await ended).toBe(1);
    expect(said()).toMatch(reason);
    expect(existsSync(join(state, 'nginx.conf'))).toBe(false);
  },
);

it('serves the configuration of the variable, with the services behind it', async () => {
  const DEPLOYMENT = '{"avatarHosts":["pictures.academy.example"]}';
  await serve({ DEPLOYMENT }, async (port) => {
    expect(await textOf(port, '/login/index')).toContain(DEPLOYMENT);
    expect((await rawRequest(port, '/')).headers['content-security-policy']).toContain(
      'https://pictures.academy.example',
    );
    const answer = await fetch(
      `http://127.0.0.1:${port}/api/ischool/v1/open/schools/common-current`,
      {
        method: 'POST',
        headers: {
          origin: `http://127.0.0.1:${port}`,
          'sxz-lang': 'en_US',
          'content-type': 'application/json',
        },
        body: '{"tenantId":"","lang":"en_US","bundleId":"","terminal":"pc"}',
      },
    );
    // The mock refuses the calls of another origin, and a host without its port is another one.
    expect(await answer.json()).toMatchObject({ code: '200' });
  });
});

it('serves the configuration of a mounted file, and the defaults without any', async () => {
  const file = join(top, 'mounted.json');
  writeFileSync(file, '{"selectionLimit":7}');
  await serve({ DEPLOYMENT_FILE: file }, async (port) => {
    expect(await textOf(port, '/')).toContain('{"selectionLimit":7}');
  });
  await serve({}, async (port) => {
    expect(await textOf(port, '/')).toContain('id="deployment">{}<');
  });
});

it('takes more rules for nginx, as the compose file gives it those of the mock’s pages', async () => {
  const extra = mkdtempSync(join(top, 'extra-'));
  writeFileSync(join(extra, 'mock.conf'), readFileSync('deploy/mock.nginx.conf'));
  await serve({ NGINX_EXTRA: extra }, async (port) => {
    const { status, headers } = await rawRequest(port, '/__mock/', {
      headers: { host: `127.0.0.1:${port}` },
    });
    expect([status, headers['x-served-by']]).toEqual([200, 'mock']);
    expect(headers['content-security-policy']).not.toContain('academy-bundle');
  });
});
