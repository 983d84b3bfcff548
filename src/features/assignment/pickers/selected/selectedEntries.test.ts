/** @jest-environment node */
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { groupedRows, selectedEntries } from './selectedEntries';

const FULL: Selection = {
  members: { included: ['m1'], excluded: ['m2'] },
  departments: [
    { departmentId: 'd1', scope: 'below', effect: 'include' },
    { departmentId: 'd1', scope: 'single', effect: 'exclude' },
  ],
  queries: [
    { kind: 'members', criteria: { keyword: 'li', departmentId: 'd9' }, except: [] },
    { kind: 'groups', criteria: { keyword: '' }, except: [] },
  ],
  groups: ['g1'],
  prerequisites: ['p1'],
  roles: ['r1'],
  visitors: ['v1'],
  imports: ['i1'],
  locked: [{ kind: 'members', id: 'm9' }],
};

test('an empty selection has no items', () => {
  expect(selectedEntries(emptySelection())).toEqual([]);
});

test('locked items come first, then rules for many, then single rows', () => {
  expect(
    selectedEntries(FULL).map(({ kind, excludes }) => `${kind} ${excludes ? 'out' : 'in'}`),
  ).toEqual([
    'members in',
    'departments in',
    'departments out',
    'members in',
    'groups in',
    'imports in',
    'groups in',
    'prerequisites in',
    'roles in',
    'visitors in',
    'members in',
    'members out',
  ]);
});

test('every item has a key of its own', () => {
  const keys = selectedEntries(FULL).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('repeated ids are one item', () => {
  const repeated = { ...emptySelection(), groups: ['g1', 'g1'], imports: ['i1', 'i1'] };
  expect(selectedEntries(repeated)).toHaveLength(2);
});

test('a search names the department that filters it', () => {
  const [inDepartment, everywhere] = selectedEntries(FULL).filter(({ query }) => query);
  expect(inDepartment?.within).toEqual({ kind: 'departments', id: 'd9' });
  expect(everywhere?.within).toBeUndefined();
});

test('removing an item removes it alone; a locked one cannot be removed', () => {
  const keysOf = (selection: Selection) => selectedEntries(selection).map(({ key }) => key);
  const keys = keysOf(FULL);
  for (const { key, kind, query, remove } of selectedEntries(FULL)) {
    if (key.startsWith('locked')) expect(remove).toBeUndefined();
    else if (query === undefined)
      expect(keysOf(remove?.(FULL) ?? FULL)).toEqual(keys.filter((other) => other !== key));
    else
      expect(remove?.(FULL).queries.map((other) => other.kind)).toEqual(
        FULL.queries.map((other) => other.kind).filter((other) => other !== kind),
      );
  }
});

test('items are grouped by kind, rules for many first, and each group has its size', () => {
  const rows = groupedRows(selectedEntries(FULL));
  expect(rows.map((row) => ('entry' in row ? row.place : `${row.group} ${row.size}`))).toEqual([
    ...['departments 1', 1, 'groups 2', 2, 3, 'prerequisites 1', 4, 'roles 1', 5],
    ...['imports 1', 6, 'visitors 1', 7, 'members 3', 8, 9, 10, 'without 2', 11, 12],
  ]);
});
