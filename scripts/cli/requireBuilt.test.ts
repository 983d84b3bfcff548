/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command as budgets } from '#scripts/commands/budgets.ts';
import { command as e2e } from '#scripts/commands/e2e.ts';
import { command as firefox } from '#scripts/commands/firefox.ts';
import { command as matrix } from '#scripts/commands/matrix.ts';
import { command as preview } from '#scripts/commands/preview.ts';
import { command as visual } from '#scripts/commands/visual.ts';
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

test('accepts a folder with a page and refuses an empty one', () => {
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
])(
  '%s names the command that makes the build that it needs',
  async (_name, { run }, arguments_) => {
    await expect(run(arguments_)).rejects.toEqual(
      new UserError('There is no build in dist yet: npm run build makes one.'),
    );
  },
);

test('pictures of existing stories need a build of them', async () => {
  mkdirSync('dist');
  writeFileSync('dist/index.html', '');
  await expect(visual.run(['--no-build'])).rejects.toEqual(
    new UserError('There is no build in ladle-build yet: npm run ladle:build makes one.'),
  );
});
