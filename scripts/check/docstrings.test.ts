/** @jest-environment node */
import { undocumented } from './docstrings';

const MISSING = 'is exported without a docstring: describe its parameters, result and errors';

it.each<[source: string, line: number, name: string]>([
  ['export function add() {}', 1, 'add'],
  ['\nexport const add = () => 1;', 2, 'add'],
  ['export const add = function () {};', 1, 'add'],
  ['export class Sum {}', 1, 'Sum'],
  ['export default function () {}', 1, 'default'],
  ['// A comment, but no docstring.\nexport async function add() {}', 2, 'add'],
  ['/** */\nexport function add() {}', 2, 'add'],
  ['/** Of another. */\nconst one = 1;\nexport function add() {}', 3, 'add'],
])('reports the missing docstring in %j', (source, line, name) => {
  expect(undocumented('a.tsx', source)).toEqual([`a.tsx:${line}: ${name} ${MISSING}`]);
});

it.each([
  '/** Adds. */\nexport function add() {}',
  '/** @throws always */\nexport const add = () => {};',
  '/**\n * Adds\n * two.\n */\nexport async function add() {}',
  'function add() {}',
  'export const ONE = 1;',
  'export interface Sum { of: number }',
  'export function CloseIcon() {}',
])('reports nothing in %j', (source) => {
  expect(undocumented('a.tsx', source)).toEqual([]);
});
