/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = mkdtempSync(join(tmpdir(), 'supply-chain-'));
afterAll(() => rmSync(project, { recursive: true }));

/** Runs the npm of this machine, which reads `.npmrc` of the folder. */
function npm(...args: string[]): void {
  const shell = process.platform === 'win32';
  const { status, stderr } = spawnSync('npm', args, { cwd: project, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(stderr);
}

test('a package that is installed runs no script of its own', () => {
  const marks = ['preinstall', 'install', 'postinstall'];
  const scripts = marks.map((name) => [
    name,
    `node -e "fs.writeFileSync(process.env.INIT_CWD + '/${name}', '')"`,
  ]);
  mkdirSync(join(project, 'fixture'));
  const fixture = { name: 'fixture', version: '1.0.0', scripts: Object.fromEntries(scripts) };
  writeFileSync(join(project, 'fixture', 'package.json'), JSON.stringify(fixture));
  copyFileSync('.npmrc', join(project, '.npmrc'));
  writeFileSync(join(project, 'package.json'), '{"name":"project","version":"1.0.0"}');
  npm('pack', './fixture', '--offline');
  npm('install', './fixture-1.0.0.tgz', '--offline');
  expect(existsSync(join(project, 'node_modules', 'fixture', 'package.json'))).toBe(true);
  expect(marks.filter((name) => existsSync(join(project, name)))).toEqual([]);
});

function workflows(): string[] {
  const folder = '.github/workflows';
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}

test('no workflow keeps its token while it runs what it checked out', () => {
  const texts = workflows();
  expect(texts.join('').match(/actions\/checkout@/g)).toHaveLength(
    texts.join('').match(/\n +persist-credentials: false\n/g)?.length ?? 0,
  );
});

test('workflows name the actions of others by commit', () => {
  const uses = workflows().flatMap((text) => [...text.matchAll(/uses: (.+)/g)]);
  expect(uses.length).toBeGreaterThan(0);
  for (const [, action] of uses) expect(action).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});
