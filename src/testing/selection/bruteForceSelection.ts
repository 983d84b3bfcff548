import fc from 'fast-check';
import type { PeopleSource } from '#lib/selection/countHeads.ts';
import { collectionKinds } from '#lib/selection/selection.ts';
import type { CollectionKind, DepartmentRule, Selection } from '#lib/selection/selection.ts';

/** A company small enough for brute force; for tests. */
export interface SmallWorld {
  departments: { id: string; parent: number }[];
  members: { id: string; departments: number[]; eligible: boolean }[];
  visitors: string[];
  /** Member numbers of each collection. */
  collections: Record<CollectionKind, Record<string, number[]>>;
  /** The results of a search by its keyword: member numbers, or ids of the other kinds. */
  memberSearches: Record<string, number[]>;
  idSearches: Record<string, string[]>;
}

export const MEMBERS = 12;
export const DEPARTMENTS = 9;
/** Ids of a kind, from 0. */
export const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
export const someOf = (values: string[]) => fc.array(fc.constantFrom(...values), { maxLength: 4 });
const rows = fc.uniqueArray(fc.nat(MEMBERS - 1), { maxLength: 5 });

/** Departments in a random tree; members in up to three of them, some of whom may not take part. */
export const world: fc.Arbitrary<SmallWorld> = fc.record({
  departments: fc
    .tuple(
      ...Array.from({ length: DEPARTMENTS }, (_, index) => fc.integer({ min: -1, max: index - 1 })),
    )
    .map((parents) => parents.map((parent, index) => ({ id: `d${index}`, parent }))),
  members: fc.tuple(
    ...ids('m', MEMBERS).map((id) =>
      fc.record({
        id: fc.constant(id),
        departments: fc.uniqueArray(fc.nat(DEPARTMENTS - 1), { maxLength: 3 }),
        eligible: fc.integer({ min: 0, max: 5 }).map((value) => value > 0),
      }),
    ),
  ),
  visitors: fc.constant(ids('v', 3)),
  collections: fc.record(
    Object.fromEntries(
      collectionKinds.map((kind) => [
        kind,
        fc.record(Object.fromEntries(ids(kind, 2).map((id) => [id, rows]))),
      ]),
    ),
  ) as fc.Arbitrary<SmallWorld['collections']>,
  memberSearches: fc.record({ a: rows, b: rows }),
  idSearches: fc.record({
    a: someOf([...ids('groups', 3), ...ids('roles', 2), 'v0', 'v3']),
    b: someOf(['v1', ...ids('prerequisites', 2)]),
  }),
});

/** A department and those above it, by index. */
export function ancestors(small: SmallWorld, department: number): number[] {
  const above = small.departments[department]?.parent ?? -1;
  return above < 0 ? [department] : [department, ...ancestors(small, above)];
}

function nearestRule(
  small: SmallWorld,
  rules: DepartmentRule[],
  department: number,
): DepartmentRule | undefined {
  for (const [distance, place] of ancestors(small, department).entries()) {
    const here = rules.filter(({ departmentId }) => departmentId === small.departments[place]?.id);
    const single = distance === 0 ? here.findLast(({ scope }) => scope === 'single') : undefined;
    const rule = single ?? here.findLast(({ scope }) => scope === 'below');
    if (rule) return rule;
  }
  return undefined;
}

function isIndirectMember(
  small: SmallWorld,
  selection: Selection,
  kind: CollectionKind,
  row: number,
): boolean {
  return Object.entries(small.collections[kind]).some(
    ([id, rows]) =>
      rows.includes(row)
      && (selection[kind].includes(id)
        || selection.queries.some(
          (query) =>
            query.kind === kind
            && (small.idSearches[query.criteria.keyword] ?? []).includes(id)
            && !query.except.includes(id),
        )),
  );
}

function isLocked(small: SmallWorld, selection: Selection, row: number): boolean {
  const member = small.members[row];
  return selection.locked.some(({ kind, id }) => {
    if (kind === 'members') return member?.id === id;
    if (kind === 'visitors') return false;
    if (kind === 'departments') {
      return (
        member?.departments.some((place) =>
          ancestors(small, place).some((above) => small.departments[above]?.id === id),
        ) === true
      );
    }
    return (small.collections[kind][id] ?? []).includes(row);
  });
}

/** Whether one member is selected, decided directly by the words of D49. */
export function takesPart(small: SmallWorld, selection: Selection, row: number): boolean {
  const member = small.members[row];
  if (!member) return false;
  if (isLocked(small, selection, row)) return true;
  if (selection.members.included.includes(member.id)) return true;
  if (selection.members.excluded.includes(member.id)) return false;
  return (
    member.departments.some(
      (place) => nearestRule(small, selection.departments, place)?.effect === 'include',
    )
    || (['groups', 'prerequisites', 'roles', 'imports'] as const).some((kind) =>
      isIndirectMember(small, selection, kind, row),
    )
    || selection.queries.some(
      ({ kind, criteria, except }) =>
        kind === 'members'
        && (small.memberSearches[criteria.keyword] ?? []).includes(row)
        && !except.includes(member.id),
    )
  );
}

/** Whether one visitor is selected. */
export function visitorTakesPart(small: SmallWorld, selection: Selection, id: string): boolean {
  return (
    selection.visitors.includes(id)
    || selection.locked.some((locked) => locked.kind === 'visitors' && locked.id === id)
    || selection.queries.some(
      ({ kind, criteria, except }) =>
        kind === 'visitors'
        && (small.idSearches[criteria.keyword] ?? []).includes(id)
        && !except.includes(id),
    )
  );
}

/** The same company as a `PeopleSource`. */
export function sourceOf(small: SmallWorld): PeopleSource {
  const byId = new Map(small.members.map(({ id }, row) => [id, row]));
  return {
    memberCount: small.members.length,
    memberRow: (id) => byId.get(id),
    isEligible: (row) => small.members[row]?.eligible === true,
    departments: small.departments,
    eachMembership(visit) {
      for (const [row, member] of small.members.entries())
        for (const department of member.departments) visit(row, department);
    },
    rowsOf: (kind, id) => small.collections[kind][id] ?? [],
    rowsOfQuery: ({ keyword }) => small.memberSearches[keyword] ?? [],
    idsOfQuery: (_kind, { keyword }) => small.idSearches[keyword] ?? [],
    isVisitor: (id) => small.visitors.includes(id),
  };
}
