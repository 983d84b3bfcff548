/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIn } from '#scripts/build/buildFolder.ts';
import { differences } from './releaseStep';

const top = mkdtempSync(join(tmpdir(), 'differences-'));
afterAll(() => rmSync(top, { recursive: true }));

test('two builds differ in bytes and in files', () => {
  const [one, other] = [join(top, 'one'), join(top, 'other')];
  for (const folder of [one, other]) writeIn(folder, 'same.js', 'same');
  expect(differences(one, other)).toEqual([]);
  writeIn(one, 'assets/a.js', 'a');
  writeIn(other, 'assets/a.js', 'b');
  writeIn(other, 'more.js', '');
  expect(differences(one, other)).toEqual(['/assets/a.js differs', `/more.js is not in ${one}`]);
});
