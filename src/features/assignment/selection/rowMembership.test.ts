/** @jest-environment node */
import { isFixed, isLocked, isRowSelected, listWith, setOf } from './rowMembership';
import type { RowFacts } from './rowMembership';
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';

const row = (more: Partial<RowFacts> = {}): RowFacts => ({
  id: 'm1',
  matches: ({ keyword }) => keyword === 'li',
  ...more,
});
const selection = (more: Partial<Selection> = {}): Selection => ({ ...emptySelection(), ...more });
const query = (more: Partial<Selection['queries'][number]> = {}) => ({
  kind: 'members' as const,
  criteria: { keyword: 'li' },
  except: [],
  ...more,
});
const included = { included: ['m1'], excluded: [] };
const excluded = { included: [], excluded: ['m1'] };

test.each<[string, Selection, Partial<RowFacts>, boolean]>([
  ['nothing is chosen', selection(), {}, false],
  ['chosen by name', selection({ members: included }), {}, true],
  [
    'excluded by name from a department',
    selection({ members: excluded }),
    { inDepartment: true },
    false,
  ],
  [
    'chosen and excluded by name',
    selection({ members: { included: ['m1'], excluded: ['m1'] } }),
    {},
    true,
  ],
  ['in a chosen department', selection(), { inDepartment: true }, true],
  ['in a chosen group', selection(), { isIndirectMember: true }, true],
  ['waiting for the answer about groups', selection(), { isIndirectMember: undefined }, false],
  ['found by a search', selection({ queries: [query()] }), {}, true],
  ['excepted from a search', selection({ queries: [query({ except: ['m1'] })] }), {}, false],
  [
    'excepted from one search, found by another',
    selection({ queries: [query({ except: ['m1'] }), query()] }),
    {},
    true,
  ],
  ['found by a search for groups', selection({ queries: [query({ kind: 'groups' })] }), {}, false],
  [
    'locked and excluded',
    selection({ members: excluded, locked: [{ kind: 'members', id: 'm1' }] }),
    {},
    true,
  ],
  [
    'in a locked group and excluded',
    selection({ members: excluded }),
    { isLockedMember: true },
    true,
  ],
])('a member: %s', (_about, rules, facts, isSelected) => {
  expect(isRowSelected(rules, 'members', row(facts))).toBe(isSelected);
});

test('a lock belongs to an id of a kind', () => {
  const locked = selection({ locked: [{ kind: 'roles', id: 'm1' }] });
  expect(isLocked(locked, 'roles', 'm1')).toBe(true);
  expect(isLocked(locked, 'groups', 'm1')).toBe(false);
  expect(isLocked(locked, 'roles', 'm2')).toBe(false);
  expect(isFixed(locked, 'groups', { id: 'm1', isLockedMember: true })).toBe(true);
});

test('a change of a list keeps the order and repeats no id', () => {
  const ids = ['a', 'b', 'c'];
  expect(listWith(ids, ['d', 'a', 'd'], ['b', 'x'])).toEqual(['a', 'c', 'd']);
  expect(ids).toEqual(['a', 'b', 'c']);
  expect([...setOf(ids)]).toEqual(['a', 'b', 'c']);
});
