/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command as budgets } from '../commands/budgets';
import { command as e2e } from '../commands/e2e';
import { command as firefox } from '../commands/firefox';
import { command as matrix } from '../commands/matrix';
import { command as preview } from '../commands/preview';
import { command as visual } from '../commands/visual';
import { requireBuilt } from './requireBuilt';
import type { Command } from './runCommand';
import { UserError } from './userError';

const home = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('a folder with a page will do, an empty one will not', () => {
  expect(() => requireBuilt(folder)).toThrow(UserError);
  writeFileSync(join(folder, 'index.html'), '');
  expect(() => requireBuilt(folder)).not.toThrow();
});

test.each<[string, Command, string[]]>([
  ['budgets', budgets, []],
  ['e2e', e2e, ['--no-build']],
  ['firefox', firefox, ['--no-build']],
  ['matrix', matrix, ['--no-build']],
  ['preview', preview, ['--no-build']],
  ['visual', visual, []],
])('%s says what makes the build that it takes as it is', async (_name, { run }, arguments_) => {
  await expect(run(arguments_)).rejects.toEqual(new UserError('There is no build in dist yet: npm run build makes one.'));
});

test('pictures of the stories as they are want stories', async () => {
  mkdirSync('dist');
  writeFileSync('dist/index.html', '');
  await expect(visual.run(['--no-build'])).rejects.toEqual(new UserError('There is no build in ladle-build yet: npm run ladle:build makes one.'));
});
