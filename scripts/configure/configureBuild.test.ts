/** @jest-environment node */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesIn, readIn, writeIn } from '#scripts/build/buildFolder.ts';
import { integrityProblems } from '#scripts/build/integrity.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { inlineHashes } from '#scripts/serve/inlineHashes.ts';
import { configureBuild } from './configureBuild';
import { configureCommand } from './configureCommand';

const VERSION = '1.2.3';
const ACADEMY = {
  avatarHosts: ['pictures.academy.example'],
  agreementHosts: ['texts.academy.example'],
  uploadLimitMegabytes: 30,
  brand: { accent: '#06726e', radius: 4 },
};
const HEAD =
  '<meta charset="utf-8"><script type="application/json" id="deployment">{}</script><style>.a{color:var(--A)}</style>';
const page = (body: string): string => `<!doctype html><head>${HEAD}</head>${body.repeat(200)}`;

let top: string;
let dist: string;
let config: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'configure-'));
  dist = join(top, 'dist');
  config = join(top, 'deployment.json');
  writeIn(dist, 'index.html', page('<p>home'));
  writeIn(dist, 'login/index.html', page('<p>login'));
  writeIn(dist, 'assets/main.js', 'main();'.repeat(100));
  writeIn(dist, 'assets/main.js.br', 'as it was built');
  writeIn(`${dist}-host`, 'build.json', JSON.stringify({ version: VERSION }));
  copyFileSync('deploy/nginx.conf.template', join(`${dist}-host`, 'nginx.conf.template'));
  write(ACADEMY);
});
afterEach(() => rmSync(top, { recursive: true }));

const write = (configuration: unknown) => writeFileSync(config, JSON.stringify(configuration));
const configure = (more: Partial<Parameters<typeof configureBuild>[0]> = {}) =>
  configureBuild({ dist, config, version: VERSION, ...more });
/** Every file below a folder with its content. */
const everything = (folder = top) =>
  Object.fromEntries(
    filesIn(folder).map((path) => [path, readFileSync(join(folder, path)).toString('base64')]),
  );

it('puts the configuration into pages, compressed copies and host files, and touches no script', async () => {
  await configure();
  for (const name of ['index.html', 'login/index.html']) {
    const text = readIn(dist, name);
    expect(text).toContain(`id="deployment">${JSON.stringify(ACADEMY)}</script>`);
    expect(text).toContain('<style id=brand>:root:root{--A:#06726e}');
    expect(brotliDecompressSync(readFileSync(join(dist, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(dist, `${name}.gz`))).toString()).toBe(text);
  }
  expect(readIn(dist, 'assets/main.js.br')).toBe('as it was built');
  const nginx = readIn(`${dist}-host`, 'nginx.conf');
  expect(nginx).toContain("img-src 'self' data: https://pictures.academy.example;");
  expect(nginx).toContain("connect-src 'self' https://texts.academy.example;");
  expect(nginx).toContain('client_max_body_size 31m;');
  for (const hash of inlineHashes(readIn(dist, 'index.html')).styles) expect(nginx).toContain(hash);
  expect(readIn(`${dist}-host`, 'build.json')).toBe(JSON.stringify({ version: VERSION }));
});

it('gives the same bytes twice, whatever was configured before, and leaves nothing beside them', async () => {
  await configure();
  const once = everything();
  await configure();
  expect(everything()).toEqual(once);
  write({ brand: { accent: '#c70000' }, avatarHosts: ['other.example'] });
  await configure();
  write(ACADEMY);
  await configure();
  expect(everything()).toEqual(once);
  expect(readdirSync(top).sort()).toEqual(['deployment.json', 'dist', 'dist-host']);
});

it('writes elsewhere, and leaves the build as it was', async () => {
  const before = everything(dist);
  const out = join(top, 'hosts', 'academy');
  await configure({ out, places: { root: '/var/www/academy' } });
  expect(everything(dist)).toEqual(before);
  expect(readIn(out, 'index.html')).toContain('pictures.academy.example');
  await configure();
  expect(everything(out)).toEqual(everything(dist));
  expect(everything(`${out}-host`)).toEqual(everything(`${dist}-host`));
});

it('serves the source maps only if it is asked to', async () => {
  const map = '/assets/main.js.map';
  writeIn(`${dist}-host`, `source-maps${map}`, '{}');
  await configure({ sourceMaps: true });
  expect(filesIn(dist)).toContain(map);
  await configure();
  expect(filesIn(dist)).not.toContain(map);
});

it('follows a link to the result, which stays a link', async () => {
  const [release, current] = [join(top, 'release-7'), join(top, 'current')];
  mkdirSync(release);
  symlinkSync('release-7', current);
  await configure({ out: current });
  expect(readIn(release, 'index.html')).toContain('pictures.academy.example');
  expect(readIn(current, 'index.html')).toContain('pictures.academy.example');
});

it.each<[string, unknown, string]>([
  [
    'a wrong field',
    { avatarHosts: ['a/b'] },
    'deployment.avatarHosts: [0] must be host names, not "a/b"',
  ],
  [
    'a brand that cannot be read',
    { brand: { accent: '#ffcc00' } },
    'deployment.brand: .accent #ffcc00 makes',
  ],
])('refuses %s with its reason, and changes nothing', async (_what, configuration, reason) => {
  await configure();
  write(configuration);
  const before = everything();
  await expect(configure()).rejects.toThrow(UserError);
  await expect(configure()).rejects.toThrow(`${config}: ${reason}`);
  expect(everything()).toEqual(before);
});

it('refuses a page that the policy would block, and changes nothing', async () => {
  writeIn(dist, 'index.html', page('<p style="color:red">'));
  const before = everything();
  await expect(configure()).rejects.toThrow('/index.html: the policy blocks <p style="color:red">');
  expect(everything()).toEqual(before);
});

it('refuses a file that is not there, what is no build, and a build of another version', async () => {
  await expect(configure({ config: join(top, 'gone.json') })).rejects.toThrow(
    /^--config names .*gone\.json, which cannot be used: ENOENT/,
  );
  await expect(configure({ dist: top })).rejects.toThrow(
    `--dist names ${top}, which holds no build.`,
  );
  const alone = join(top, 'alone');
  writeIn(alone, 'index.html', page('<p>home'));
  await expect(configure({ dist: alone })).rejects.toThrow(
    `--dist names ${alone}, but ${alone}-host/build.json is missing`,
  );
  await expect(configure({ version: '2.0.0' })).rejects.toThrow(
    `${dist} is a build of version 1.2.3 and this tool is of 2.0.0: use the tool that came with the build.`,
  );
});

it('puts nothing in the place of what is no result', async () => {
  writeIn(join(top, 'home'), 'letter.txt', 'dear');
  writeIn(join(top, 'site-host'), 'letter.txt', 'dear');
  const before = everything();
  for (const [out, reason] of [
    ['home', /home holds something else/],
    ['site', /site-host holds something else/],
    ['dist/assets', /lies in the other/],
    ['.', /lies in the other/],
  ] as const)
    await expect(configure({ out: join(top, out) })).rejects.toThrow(reason);
  expect(everything()).toEqual(before);
});

it('adds a script of the adopter to every page, with its integrity, and takes it away again', async () => {
  await configure();
  const without = everything(dist);
  const [first, second] = [join(top, 'first.js'), join(top, 'vitals.js')];
  writeFileSync(first, 'old()');
  writeFileSync(second, 'measure();'.repeat(100));
  await configure({ script: first });
  await configure({ script: second });
  const page = readIn(dist, 'login/index.html');
  const [, source = ''] = /<script id=own defer src="(\/assets\/own\.\w+\.js)"/.exec(page) ?? [];
  expect(readIn(dist, source)).toBe(readIn(top, 'vitals.js'));
  expect(filesIn(dist).filter((name) => name.includes('own.'))).toEqual([
    source,
    `${source}.br`,
    `${source}.gz`,
  ]);
  expect(integrityProblems(dist).filter((problem) => problem.includes('own'))).toEqual([]);
  await configure();
  expect(everything(dist)).toEqual(without);
  await expect(configure({ script: join(top, 'gone.js') })).rejects.toThrow(
    /^--script names .*gone\.js, which cannot be used: ENOENT/,
  );
});

describe('the command', () => {
  const run = (...arguments_: string[]) =>
    configureCommand(['--dist', dist, '--config', config, ...arguments_], VERSION);

  it('says where the result is, and fills in what nginx.conf says of the host', async () => {
    const out = join(top, 'out');
    const announcement = await run(
      ...['--out', out, '--listen', '127.0.0.1:8080', '--root', '/srv/academy'],
      ...[
        '--services',
        'backend.internal:9000',
        '--log',
        '/dev/stdout',
        '--no-brotli',
        '--behind-proxy',
      ],
    );
    expect(announcement).toBe(`${config} is in ${out}. What a host needs is in ${out}-host.\n`);
    const nginx = readIn(`${out}-host`, 'nginx.conf');
    for (const line of [
      'listen 127.0.0.1:8080;',
      'root /srv/academy;',
      'server backend.internal:9000;',
      'access_log /dev/stdout academy;',
      'proxy_set_header X-Forwarded-Proto $academy_proto;',
    ])
      expect(nginx).toContain(line);
    expect(nginx).not.toContain('brotli_static');
  });

  it.each([
    [['--listen', '80; evil on'], /^--listen must be one word of nginx\.conf, not "80; evil on"\./],
    [['--speed', '9'], /Unknown option '--speed'[^]*Usage:/],
  ])('refuses %j', async (arguments_, reason) => {
    const before = everything();
    await expect(run(...arguments_)).rejects.toThrow(reason);
    expect(everything()).toEqual(before);
  });

  it('asks for what it needs, and explains itself', async () => {
    await expect(configureCommand(['--dist', dist], VERSION)).rejects.toThrow(
      '--config must be given.',
    );
    expect(await configureCommand(['--help'], VERSION)).toMatch(/^Usage: configure --dist DIR/);
  });
});
