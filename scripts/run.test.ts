/** @jest-environment node */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './cli/runTool';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
const program = join(folder, 'scripts', 'run.mjs');
beforeAll(() => {
  mkdirSync(join(folder, 'scripts'));
  copyFileSync('scripts/run.mjs', program);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program with another version of Node. */
const PRETEND =
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: process.argv[1] } }); import(process.argv[2])";

test.each([
  ['18.20.0', 'This is Node 18.20.0'],
  ['20.19.0', 'package-lock.json is missing'],
  ['21.7.0', 'This is Node 21.7.0'],
  ['22.13.0', 'package-lock.json is missing'],
  ['24.0.0', 'package-lock.json is missing'],
])('with Node %s it says: %s', async (version, says) => {
  const { output } = await runProgram(process.execPath, ['-e', PRETEND, version, program], {
    output: 'keep',
  });
  expect(output).toContain(says);
});

test('packages of another checkout are not replaced through a link', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'kept'), '');
  symlinkSync(other, join(folder, 'node_modules'), 'junction');
  const lock = { packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { code, output } = await runProgram(process.execPath, [program, 'start'], {
    output: 'keep',
  });
  expect(code).toBe(1);
  expect(output).toContain('node_modules is a link');
  expect(existsSync(join(other, 'kept'))).toBe(true);
});
