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
import { runProgram } from './runTool';

const folder = mkdtempSync(join(tmpdir(), 'linked-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('packages of another checkout are not replaced through a link', async () => {
  const [checkout, other] = [join(folder, 'checkout'), join(folder, 'other')];
  mkdirSync(join(checkout, 'scripts', 'commands'), { recursive: true });
  mkdirSync(other);
  copyFileSync('scripts/run.mjs', join(checkout, 'scripts', 'run.mjs'));
  writeFileSync(join(checkout, 'scripts', 'commands', 'any.ts'), '');
  writeFileSync(
    join(checkout, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } }),
  );
  writeFileSync(join(other, 'kept'), '');
  symlinkSync(other, join(checkout, 'node_modules'), 'junction');
  const { code, output } = await runProgram(
    process.execPath,
    [join(checkout, 'scripts', 'run.mjs'), 'any'],
    { output: 'keep' },
  );
  expect(code).toBe(1);
  expect(output).toContain('node_modules is a link');
  expect(existsSync(join(other, 'kept'))).toBe(true);
});
