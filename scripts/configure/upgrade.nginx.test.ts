/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeIn } from '#scripts/build/buildFolder.ts';
import { inlineHashes } from '#scripts/serve/inlineHashes.ts';
import { freePort } from '#scripts/serve/listenLocally.ts';
import { hasBrotli, NGINX, runNginx } from '#scripts/serve/testing/hosts.ts';
import { rawRequest } from '#scripts/serve/testing/rawRequest.ts';
import { writeConfigureTool } from './writeConfigureTool';

/** The steps of docs/deployment.md, a line each; the first one sets the folders. */
const [, block = ''] =
  /^## Upgrades[^]*?```sh\n([^]*?)```/m.exec(readFileSync('docs/deployment.md', 'utf8')) ?? [];
const [, ...STEPS] = block.trim().split('\n');

let top: string;
let port: number;

beforeEach(async () => {
  top = mkdtempSync(join(tmpdir(), 'upgrade-'));
  port = await freePort();
  mkdirSync(join(top, 'conf.d'));
  writeFileSync(join(top, 'deployment.json'), '{}');
});
afterEach(() => rmSync(top, { recursive: true }));

/** A release whose page, inline script and script file no other version has. */
async function writeRelease(version: string): Promise<void> {
  const folder = join(top, version);
  const page = `<!doctype html><head><meta charset="utf-8"><script type="application/json" id="deployment">{}</script></head><script>begin('${version}')</script>`;
  writeIn(folder, 'dist/index.html', page);
  writeIn(folder, 'dist/login/index.html', page);
  writeIn(folder, `dist/assets/main.${version}.js`, 'main()');
  writeIn(folder, 'dist-host/build.json', JSON.stringify({ version }));
  await writeConfigureTool(join(folder, 'dist-host'), version);
}

/** Runs a line of the document in the folder of a release, with the paths of this test. */
function run(line: string, version: string, folders: string, more = ''): void {
  const brotli = hasBrotli ? '' : '--no-brotli';
  const command = line
    .replace('/etc/academy/deployment.json', join(top, 'deployment.json'))
    .replace('/etc/nginx/conf.d', join(top, 'conf.d'))
    .replace(/^node .*/, `$& --listen 127.0.0.1:${port} --log /dev/null ${brotli} ${more}`)
    .replaceAll(
      /\bnginx (?=-)/g,
      `${NGINX} -c ${join(top, 'nginx.conf')} -e ${join(top, 'error.log')} `,
    );
  const { status, stderr } = spawnSync('sh', ['-ec', `${folders}\n${command}`], {
    cwd: join(top, version),
    encoding: 'utf8',
    env: { ...process.env, PATH: `${resolve(process.execPath, '..')}:${process.env['PATH']}` },
  });
  if (status !== 0) throw new Error(`${command}\n${stderr}`);
}

/** The version of the page that is served; its policy must allow its inline script. */
async function servedVersion(): Promise<string | undefined> {
  const { headers, body } = await rawRequest(port, '/login/index');
  const page = body.toString();
  for (const hash of inlineHashes(page).scripts)
    expect(headers['content-security-policy']).toContain(hash);
  return /begin\('(.+)'\)/.exec(page)?.[1];
}

/**
 * While nginx reloads, either version may answer, and each of them needs the assets of both. Waits
 * until only one version answers.
 */
async function waitFor(version: string): Promise<void> {
  for (let inTurn = 0; inTurn < 20;) {
    inTurn = (await servedVersion()) === version ? inTurn + 1 : 0;
    for (const release of ['1.0.0', '2.0.0'])
      expect((await rawRequest(port, `/assets/main.${release}.js`)).status).toBe(200);
  }
}

it('no step of an upgrade or of its rollback serves a page with another policy, or loses an asset', async () => {
  await writeRelease('1.0.0');
  await writeRelease('2.0.0');
  expect(STEPS).toHaveLength(3);
  const first = `new=${top}/one old=`;
  run(STEPS[0]?.replace(' --earlier $old', '') ?? '', '1.0.0', first);
  run(STEPS[1] ?? '', '1.0.0', first);
  const server = await runNginx(top, port);
  try {
    const upgrade = `new=${top}/two old=${top}/one`;
    for (const step of STEPS) {
      expect(await servedVersion()).toBe('1.0.0');
      run(step, '2.0.0', upgrade);
    }
    await waitFor('2.0.0');
    // The rollback: the last two steps, with the earlier folder.
    run(STEPS[1] ?? '', '1.0.0', first);
    expect(await servedVersion()).toBe('2.0.0');
    run(STEPS[2] ?? '', '1.0.0', first);
    await waitFor('1.0.0');
  } finally {
    await server.stop();
  }
});

it('serves two deployments by their names', async () => {
  await writeRelease('1.0.0');
  for (const name of ['academy', 'campus']) {
    const folders = `new=${top}/${name} old=`;
    run(STEPS[0]?.replace(' --earlier $old', '') ?? '', '1.0.0', folders, `--name ${name}`);
    copyFileSync(join(top, `${name}-host/nginx.conf`), join(top, 'conf.d', `${name}.conf`));
    writeIn(join(top, name), 'static/name.txt', name);
  }
  for (const name of ['academy', 'campus'])
    writeIn(top, `${name}.d/name.conf`, `server_name ${name}.example;`);
  const server = await runNginx(top, port);
  try {
    for (const name of ['academy', 'campus']) {
      const { body } = await rawRequest(port, '/static/name.txt', {
        headers: { host: `${name}.example` },
      });
      expect(body.toString()).toBe(name);
    }
  } finally {
    await server.stop();
  }
});
