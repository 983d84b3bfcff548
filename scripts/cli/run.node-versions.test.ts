/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './runTool';

interface Engines {
  engines: { node: string };
}

const jsonOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const RANGE = (jsonOf('package.json') as Engines).engines.node;
/** Makes `run.mjs` see another version of Node. */
const PRETEND =
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: process.argv[1] } }); process.argv.splice(1, 1, '', 'any'); import(process.env.DOOR)";

/** Whether `package.json` names a version, by the two operators that its range uses. */
function isNamed(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return RANGE.split(' || ').some((part) => {
    const [, sign, least = '', from = '0'] = /^(\^|>=)(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    const isNewer = major === Number(least) && minor >= Number(from);
    return isNewer || (sign === '>=' && major > Number(least));
  });
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'door-'));
  mkdirSync(join(folder, 'scripts', 'commands'), { recursive: true });
  copyFileSync('scripts/run.mjs', join(folder, 'scripts', 'run.mjs'));
  writeFileSync(join(folder, 'scripts', 'commands', 'any.ts'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('accepts Node %s as package.json does: %j', async (version, isLetIn) => {
  const { output } = await runProgram(process.execPath, ['-e', PRETEND, version], {
    output: 'keep',
    environment: { DOOR: join(folder, 'scripts', 'run.mjs') },
  });
  expect(output).toContain(isLetIn ? 'package-lock.json is missing' : `This is Node ${version}`);
  expect(isNamed(version)).toBe(isLetIn);
});

test('the lock file names the same versions', () => {
  expect(
    (jsonOf('package-lock.json') as { packages: Record<string, Engines> }).packages['']?.engines
      .node,
  ).toBe(RANGE);
});
