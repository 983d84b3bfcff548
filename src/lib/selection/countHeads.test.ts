/** @jest-environment node */
import fc from 'fast-check';
import {
  DEPARTMENTS,
  ids,
  MEMBERS,
  someOf,
  sourceOf,
  takesPart,
  visitorTakesPart,
  world,
} from '#testing/selection/bruteForceSelection.ts';
import type { SmallWorld } from '#testing/selection/bruteForceSelection.ts';
import { countHeads, selectedRows } from './countHeads';
import { emptySelection, explicitCount, isOverLimit } from './selection';
import type { Selection } from './selection';
import { checkProperty } from '#testing/run/properties.ts';

/**
 * Includes ids that do not exist (`m12`, `d9`, `groups2`, `v3`): rows may have been deleted since
 * they were chosen.
 */
const selection: fc.Arbitrary<Selection> = fc.record({
  members: fc.record({
    included: someOf(ids('m', MEMBERS + 1)),
    excluded: someOf(ids('m', MEMBERS + 1)),
  }),
  departments: fc.array(
    fc.record({
      departmentId: fc.constantFrom(...ids('d', DEPARTMENTS + 1)),
      scope: fc.constantFrom('below' as const, 'single' as const),
      effect: fc.constantFrom('include' as const, 'exclude' as const),
    }),
    { maxLength: 6 },
  ),
  queries: fc.array(
    fc.record({
      kind: fc.constantFrom(
        'members' as const,
        'groups' as const,
        'prerequisites' as const,
        'roles' as const,
        'visitors' as const,
      ),
      criteria: fc.constantFrom('a', 'b').map((keyword) => ({ keyword })),
      except: someOf([...ids('m', 6), 'groups0', 'roles1', 'v0', 'v1']),
    }),
    { maxLength: 2 },
  ),
  groups: someOf(ids('groups', 3)),
  prerequisites: someOf(ids('prerequisites', 3)),
  roles: someOf(ids('roles', 3)),
  visitors: someOf(ids('v', 4)),
  imports: someOf(ids('imports', 3)),
  locked: fc.array(
    fc.oneof(
      ...(['members', 'departments', 'groups', 'visitors'] as const).map((kind) =>
        fc.record({
          kind: fc.constant(kind),
          id: fc.constantFrom(...ids(kind === 'groups' ? kind : kind.charAt(0), 5)),
        }),
      ),
    ),
    { maxLength: 2 },
  ),
});

test('in random companies the result equals that of checking each member', () => {
  checkProperty(
    1000,
    fc.property(world, selection, (small, chosen) => {
      const source = sourceOf(small);
      const expected = small.members.map((_, row) => Number(takesPart(small, chosen, row)));
      expect([...selectedRows(chosen, source)]).toEqual(expected);
      const members = small.members.filter(
        ({ eligible }, row) => eligible && expected[row] === 1,
      ).length;
      const visitors = small.visitors.filter((id) => visitorTakesPart(small, chosen, id)).length;
      expect(countHeads(chosen, source)).toEqual({ members, visitors, total: members + visitors });
    }),
  );
});

describe('a company with one chain: m0 in d0, m1 in d1 below it, m2 in d2 below that and also in the separate d3', () => {
  const small: SmallWorld = {
    departments: [
      { id: 'd0', parent: -1 },
      { id: 'd1', parent: 0 },
      { id: 'd2', parent: 1 },
      { id: 'd3', parent: -1 },
    ],
    members: [[0], [1], [2, 3]].map((departments, row) => ({
      id: `m${row}`,
      departments,
      eligible: true,
    })),
    visitors: ['v0'],
    collections: { groups: { g: [0, 2] }, prerequisites: {}, roles: {}, imports: {} },
    memberSearches: { a: [0, 1, 2] },
    idSearches: {},
  };
  const chosen = (part: Partial<Selection>): string =>
    [...selectedRows({ ...emptySelection(), ...part }, sourceOf(small))].join('');
  const rule = (
    departmentId: string,
    scope: 'below' | 'single' = 'below',
    effect: 'include' | 'exclude' = 'include',
  ) => ({ departmentId, scope, effect });

  test.each<[string, string, Partial<Selection>]>([
    ['nothing chosen selects no one', '000', {}],
    ['a department includes everyone below it', '111', { departments: [rule('d0')] }],
    [
      'a single-level department includes its own people',
      '100',
      { departments: [rule('d0', 'single')] },
    ],
    [
      'the nearer rule wins, in any order',
      '100',
      { departments: [rule('d1', 'below', 'exclude'), rule('d0')] },
    ],
    [
      'a department without itself',
      '011',
      { departments: [rule('d0'), rule('d0', 'single', 'exclude')] },
    ],
    [
      'an excluded department bars no one who is chosen through another',
      '111',
      { departments: [rule('d0'), rule('d2', 'below', 'exclude'), rule('d3')] },
    ],
    [
      'an excluded member stays out',
      '110',
      { departments: [rule('d0')], groups: ['g'], members: { included: [], excluded: ['m2'] } },
    ],
    [
      'a chosen member is in, even in an excluded department',
      '011',
      {
        departments: [rule('d0', 'below', 'exclude')],
        members: { included: ['m1', 'm2'], excluded: ['m1'] },
      },
    ],
    [
      'all results except one',
      '101',
      { queries: [{ kind: 'members', criteria: { keyword: 'a' }, except: ['m1'] }] },
    ],
    [
      'a locked department keeps its people',
      '011',
      { locked: [{ kind: 'departments', id: 'd1' }], members: { included: [], excluded: ['m1'] } },
    ],
    ['a deleted department selects no one', '000', { departments: [rule('gone')] }],
  ])('%s', (_title, expected, part) => {
    expect(chosen(part)).toBe(expected);
  });
});

test('only individually chosen members count against the limit, each once', () => {
  const selection = {
    ...emptySelection(),
    members: { included: ['a', 'b', 'a'], excluded: ['c'] },
    departments: [],
    groups: ['g'],
    imports: ['i'],
  };
  expect(explicitCount(selection)).toBe(2);
  expect([isOverLimit(selection, 2), isOverLimit(selection, 1)]).toEqual([false, true]);
});
