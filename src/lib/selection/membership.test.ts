/** @jest-environment node */
import { indirectMemberships, collectionsOf } from './membership';
import { emptySelection } from './selection';
import type { Selection } from './selection';

test('the part for the service contains all collections and does not change with members', () => {
  const people = {
    members: { included: ['m1'], excluded: ['m2'] },
    visitors: ['v1'],
    departments: [{ departmentId: 'd1', scope: 'below', effect: 'include' }],
  } satisfies Partial<Selection>;
  const searched = (kind: 'members' | 'groups' | 'visitors') => ({
    kind,
    criteria: { keyword: 'a' },
    except: [],
  });
  const lock = (kind: 'members' | 'departments' | 'roles') => ({ kind, id: '1' });
  const alone = {
    ...emptySelection(),
    ...people,
    queries: [searched('members'), searched('visitors')],
    locked: [lock('members'), lock('departments')],
  };
  expect(collectionsOf(alone)).toBeUndefined();
  const nothing = {
    groups: [],
    prerequisites: [],
    roles: [],
    imports: [],
    queries: [],
    locked: [],
  };
  for (const kind of ['groups', 'prerequisites', 'roles', 'imports'] as const)
    expect(collectionsOf({ ...alone, [kind]: ['1'] })).toEqual({ ...nothing, [kind]: ['1'] });
  expect(collectionsOf({ ...alone, queries: [...alone.queries, searched('groups')] })).toEqual({
    ...nothing,
    queries: [searched('groups')],
  });
  expect(collectionsOf({ ...alone, locked: [...alone.locked, lock('roles')] })).toEqual({
    ...nothing,
    locked: [lock('roles')],
  });
});

test('of several collections of a member reports a locked one, else the first in the order of their kinds', () => {
  const rowsOf = (kind: string) => (kind === 'imports' ? [0] : [0, 1]);
  const source = { rowsOf, idsOfQuery: () => [] };
  const held = { ...emptySelection(), groups: ['g'], roles: ['r'], imports: ['i'] };
  expect(indirectMemberships(held, source, new Set([0]))).toEqual(
    new Map([[0, { kind: 'groups', sourceId: 'g', locked: false }]]),
  );
  expect(
    indirectMemberships(
      { ...held, locked: [{ kind: 'roles', id: 'x' }] },
      source,
      new Set([0, 1]),
    ).get(1),
  ).toEqual({ kind: 'roles', sourceId: 'x', locked: true });
});
