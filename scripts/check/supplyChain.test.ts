/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

test('package.json says of every package with an install script whether it may run', () => {
  const { packages } = readJson<{ packages: Record<string, { hasInstallScript?: true }> }>(
    'package-lock.json',
  );
  const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>('package.json');
  const withScript = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript === true ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(withScript).toContain('esbuild');
  expect(withScript.filter((name) => allowScripts[name] === undefined)).toEqual([]);
});

test('workflows name the actions of others by commit', () => {
  const folder = '.github/workflows';
  const uses = readdirSync(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/uses: (.+)/g),
  ]);
  expect(uses.length).toBeGreaterThan(0);
  for (const [, action] of uses) expect(action).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});
