/** @jest-environment node */
import { sameCriteria, selectAllResults, setRows } from './editRows';
import { historyOf, withStep, withoutLastStep } from './history';
import type { RowFacts } from './rowMembership';
import { emptySelection } from '#lib/selection/selection.ts';
import type { SelectionCriteria, Selection } from '#lib/selection/selection.ts';
import fc from 'fast-check';
import {
  ancestors,
  DEPARTMENTS,
  MEMBERS,
  sourceOf,
  takesPart,
  world,
} from '#testing/selection/bruteForceSelection.ts';
import type { SmallWorld } from '#testing/selection/bruteForceSelection.ts';
import { checkProperty } from '#testing/run/properties.ts';
import { countHeads } from '#lib/selection/countHeads.ts';
import { createDepartmentMatcher } from './departmentChain';
import { setDepartment } from './departmentTree';
import { collectionsOf, indirectMemberships } from '#lib/selection/membership.ts';
import { isRowSelected } from './rowMembership';

describe('editRows', () => {
  const matching =
    (found: (criteria: SelectionCriteria) => boolean) =>
    (id: string): RowFacts => ({
      id,
      inDepartment: false,
      isIndirectMember: false,
      matches: found,
    });
  test('all of a hundred thousand results are one rule, and an exception is one more id', () => {
    const fact = matching(({ keyword: requests }) => requests === 'li');
    const all = selectAllResults(emptySelection(), 'members', { keyword: 'li' }, []);
    expect(JSON.stringify(all).length).toBeLessThan(300);
    const without = setRows(all, 'members', [fact('m7')], false);
    expect(without.queries).toEqual([
      { kind: 'members', criteria: { keyword: 'li' }, except: ['m7'] },
    ]);
    expect(without.members).toEqual({ included: [], excluded: [] });
    expect(setRows(without, 'members', [fact('m7')], true)).toEqual(all);
    expect(
      selectAllResults(without, 'members', { keyword: 'li', field: 'all' }, []).queries,
    ).toHaveLength(1);
  });
  test('selecting all members removes every exception by name', () => {
    const taken = { ...emptySelection(), members: { included: [], excluded: ['m1', 'm2'] } };
    expect(selectAllResults(taken, 'members', { keyword: '' }, []).members.excluded).toEqual([]);
    expect(
      selectAllResults(taken, 'members', { keyword: 'li' }, [matching(() => true)('m2')]).members
        .excluded,
    ).toEqual(['m1']);
  });
  test.each<[string, SelectionCriteria, SelectionCriteria, boolean]>([
    ['for nothing are equal, in any column', { keyword: '', field: 'name' }, { keyword: '' }, true],
    [
      'for a word in one column and in all differ',
      { keyword: 'li', field: 'name' },
      { keyword: 'li' },
      false,
    ],
    [
      'in no department are equal, in any scope',
      { keyword: 'li', scope: 'single' },
      { keyword: 'li' },
      true,
    ],
    [
      'in a department alone and with descendants differ',
      { keyword: '', departmentId: 'd', scope: 'single' },
      { keyword: '', departmentId: 'd' },
      false,
    ],
    [
      'in a department and everywhere differ',
      { keyword: '', departmentId: 'd' },
      { keyword: '' },
      false,
    ],
    [
      'among all and among own items differ',
      { keyword: '', createdByMe: true },
      { keyword: '' },
      false,
    ],
  ])('searches %s', (_title, one, other, same) => {
    expect(sameCriteria(one, other)).toBe(same);
  });
  test('excluding a member that a rule does not find keeps the rule, and adds an exclusion only if another rule may include them', () => {
    const all = selectAllResults(emptySelection(), 'members', { keyword: 'li' }, []);
    const stranger: RowFacts = { id: 'm7', inDepartment: false, matches: () => false };
    expect(setRows(all, 'members', [stranger], false)).toBe(all);
    expect(
      setRows({ ...all, groups: ['g'] }, 'members', [stranger], false).members.excluded,
    ).toEqual(['m7']);
  });
  test('a step that changes nothing adds no undo step', () => {
    const history = historyOf(emptySelection());
    expect(withStep(history, history.present).past).toEqual([]);
    expect(withoutLastStep(history)).toBe(history);
  });
});

describe('walks', () => {
  const booleans = fc.boolean();
  const step = fc.oneof(
    fc.record({ do: fc.constant('member' as const), row: fc.nat(MEMBERS - 1), chosen: booleans }),
    fc.record({
      do: fc.constant('department' as const),
      place: fc.nat(DEPARTMENTS - 1),
      scope: fc.constantFrom('below' as const, 'single' as const),
      chosen: booleans,
    }),
    fc.record({ do: fc.constant('all' as const), keyword: fc.constantFrom('a', 'b') }),
    fc.record({
      do: fc.constant('group' as const),
      id: fc.constantFrom('groups0', 'groups1'),
      chosen: booleans,
    }),
  );
  type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
  /** What a list knows of a member. */
  function factsOf(small: SmallWorld, selection: Selection, row: number): RowFacts {
    const { id = '', departments = [] } = small.members[row] ?? {};
    const judge = createDepartmentMatcher(selection);
    const verdicts = departments.map((place) => {
      const [own, ...above] = ancestors(small, place).map((index) => `d${index}`);
      return judge({ id: own ?? '', ancestorIds: above.reverse() });
    });
    const part = collectionsOf(selection);
    const membership =
      part
      && indirectMemberships({ ...emptySelection(), ...part }, sourceOf(small), new Set([row])).get(
        row,
      );
    return {
      id,
      inDepartment: verdicts.some(({ isSelected }) => isSelected),
      isIndirectMember: membership !== undefined,
      isLockedMember: verdicts.some(({ isLocked }) => isLocked) || membership?.locked === true,
      matches: ({ keyword }) => small.memberSearches[keyword]?.includes(row) ?? false,
    };
  }
  function apply(small: SmallWorld, selection: Selection, each: Step): Selection {
    switch (each.do) {
      case 'member':
        return setRows(selection, 'members', [factsOf(small, selection, each.row)], each.chosen);
      case 'department':
        return setDepartment(
          selection,
          small.departments,
          `d${each.place}`,
          each.scope,
          each.chosen,
        );
      case 'all':
        return selectAllResults(selection, 'members', { keyword: each.keyword }, []);
      case 'group':
        return setRows(selection, 'groups', [{ id: each.id, matches: () => false }], each.chosen);
    }
  }
  /** The rows of members that a step is about. */
  function touched(small: SmallWorld, each: Step): number[] {
    const inPlace = (place: number, top: number, scope: string) =>
      scope === 'single' ? place === top : ancestors(small, place).includes(top);
    switch (each.do) {
      case 'member':
        return [each.row];
      case 'department':
        return small.members.flatMap(({ departments }, row) =>
          departments.some((place) => inPlace(place, each.place, each.scope)) ? [row] : [],
        );
      case 'all':
        return small.memberSearches[each.keyword] ?? [];
      case 'group':
        return small.collections.groups[each.id] ?? [];
    }
  }
  test('in random walks each step affects only whom it is about, and lists and count show who takes part', () => {
    checkProperty(
      300,
      fc.property(world, fc.array(step, { minLength: 1, maxLength: 8 }), (small, steps) => {
        let selection = emptySelection();
        for (const each of steps) {
          const before = small.members.map((_, row) => takesPart(small, selection, row));
          const after = apply(small, selection, each);
          const now = small.members.map((_, row) => takesPart(small, after, row));
          const about = touched(small, each);
          expect(now.filter((_, row) => !about.includes(row))).toEqual(
            before.filter((_, row) => !about.includes(row)),
          );
          if (each.do === 'member') expect(now[each.row]).toBe(each.chosen);
          if (each.do === 'all')
            for (const row of about)
              expect(now[row]).toBe(before[row] || !selection.members.excluded.includes(`m${row}`));
          expect(
            small.members.map((_, row) =>
              isRowSelected(after, 'members', factsOf(small, after, row)),
            ),
          ).toEqual(now);
          expect(countHeads(after, sourceOf(small)).members).toBe(
            small.members.filter(({ eligible }, row) => eligible && now[row]).length,
          );
          selection = after;
        }
      }),
    );
  });
});
