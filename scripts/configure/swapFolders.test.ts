/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn, writeIn } from '#scripts/build/buildFolder.ts';
import { swapFolders } from './swapFolders';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'swap-'));
  for (const name of ['site', 'ready-site']) writeIn(top, `${name}/${name}.txt`, '');
});
afterEach(() => rmSync(top, { recursive: true }));

const swap = (name: string) => ({
  ready: join(top, `ready-${name}`),
  place: join(top, name),
  old: join(top, `old-${name}`),
});

it('puts back what it has swapped when a later folder fails', () => {
  expect(() => swapFolders([swap('site'), swap('missing')])).toThrow(/ENOENT/);
  expect(filesIn(join(top, 'site'))).toEqual(['/site.txt']);
  expect(readdirSync(top).sort()).toEqual(['ready-site', 'site']);
});
