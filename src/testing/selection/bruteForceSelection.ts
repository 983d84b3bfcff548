import type { PeopleSource } from '#lib/selection/countHeads.ts';
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

function ancestors(world: SmallWorld, department: number): number[] {
  const above = world.departments[department]?.parent ?? -1;
  return above < 0 ? [department] : [department, ...ancestors(world, above)];
}

function nearestRule(
  world: SmallWorld,
  rules: DepartmentRule[],
  department: number,
): DepartmentRule | undefined {
  for (const [distance, place] of ancestors(world, department).entries()) {
    const here = rules.filter(({ departmentId }) => departmentId === world.departments[place]?.id);
    const single = distance === 0 ? here.findLast(({ scope }) => scope === 'single') : undefined;
    const found = single ?? here.findLast(({ scope }) => scope === 'below');
    if (found) return found;
  }
  return undefined;
}

function isIndirectMember(
  world: SmallWorld,
  selection: Selection,
  kind: CollectionKind,
  row: number,
): boolean {
  return Object.entries(world.collections[kind]).some(
    ([id, rows]) =>
      rows.includes(row)
      && (selection[kind].includes(id)
        || selection.queries.some(
          (query) =>
            query.kind === kind
            && (world.idSearches[query.criteria.keyword] ?? []).includes(id)
            && !query.except.includes(id),
        )),
  );
}

function isLocked(world: SmallWorld, selection: Selection, row: number): boolean {
  const member = world.members[row];
  return selection.locked.some(({ kind, id }) => {
    if (kind === 'members') return member?.id === id;
    if (kind === 'visitors') return false;
    if (kind === 'departments') {
      return (
        member?.departments.some((place) =>
          ancestors(world, place).some((above) => world.departments[above]?.id === id),
        ) === true
      );
    }
    return (world.collections[kind][id] ?? []).includes(row);
  });
}

/** Whether one member is selected, decided directly by the words of D49. */
export function takesPart(world: SmallWorld, selection: Selection, row: number): boolean {
  const member = world.members[row];
  if (!member) return false;
  if (isLocked(world, selection, row)) return true;
  if (selection.members.included.includes(member.id)) return true;
  if (selection.members.excluded.includes(member.id)) return false;
  return (
    member.departments.some(
      (place) => nearestRule(world, selection.departments, place)?.effect === 'include',
    )
    || (['groups', 'prerequisites', 'roles', 'imports'] as const).some((kind) =>
      isIndirectMember(world, selection, kind, row),
    )
    || selection.queries.some(
      ({ kind, criteria, except }) =>
        kind === 'members'
        && (world.memberSearches[criteria.keyword] ?? []).includes(row)
        && !except.includes(member.id),
    )
  );
}

/** Whether one visitor is selected. */
export function visitorTakesPart(world: SmallWorld, selection: Selection, id: string): boolean {
  return (
    selection.visitors.includes(id)
    || selection.locked.some((locked) => locked.kind === 'visitors' && locked.id === id)
    || selection.queries.some(
      ({ kind, criteria, except }) =>
        kind === 'visitors'
        && (world.idSearches[criteria.keyword] ?? []).includes(id)
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
