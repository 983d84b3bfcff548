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
