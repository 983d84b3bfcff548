/** @jest-environment node */
import { folderCycleProblems, folderCycles } from './folderCycles';
import type { FolderImport } from './folderCycles';

const step = (from: string, to: string): FolderImport => ({ from, to, file: `${from}/file.ts` });

it('names the folders of a cycle, and a file for each step', () => {
  expect(folderCycles([step('a', 'b'), step('b', 'c'), step('c', 'b'), step('a', 'c')])).toEqual([
    'b → c → b (b/file.ts, c/file.ts)',
  ]);
});

it('accepts imports in one direction, and imports within a folder', () => {
  expect(folderCycles([step('a', 'b'), step('a', 'c'), step('b', 'c'), step('c', 'c')])).toEqual(
    [],
  );
});

it('finds no cycle in the project', async () => expect(await folderCycleProblems()).toEqual([]));
