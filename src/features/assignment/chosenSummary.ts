import { collectionKinds } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';

/** Ways in which people were chosen or taken out, in the order in which they are told. */
const chosenKinds = [
  'members',
  'departments',
  ...collectionKinds,
  'visitors',
  'queries',
  'locked',
  'membersOut',
  'departmentsOut',
] as const;
export type ChosenKind = (typeof chosenKinds)[number];

const distinct = (ids: readonly string[]): number => new Set(ids).size;

/** How much of each kind is in a selection; only kinds of which there is something. */
export function chosenSummary(selection: Selection): { kind: ChosenKind; count: number }[] {
  const { members, departments } = selection;
  const departmentsOf = (effect: 'include' | 'exclude') =>
    distinct(
      departments.filter((rule) => rule.effect === effect).map(({ departmentId }) => departmentId),
    );
  const counts: Record<ChosenKind, number> = {
    members: distinct(members.included),
    departments: departmentsOf('include'),
    groups: distinct(selection.groups),
    prerequisites: distinct(selection.prerequisites),
    roles: distinct(selection.roles),
    imports: distinct(selection.imports),
    visitors: distinct(selection.visitors),
    queries: selection.queries.length,
    locked: selection.locked.length,
    membersOut: distinct(members.excluded),
    departmentsOut: departmentsOf('exclude'),
  };
  return chosenKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, count: counts[kind] }));
}

/** Whether a selection names anybody at all; taking people out names nobody. */
export function isAnythingChosen(selection: Selection): boolean {
  return chosenSummary(selection).some(
    ({ kind }) => kind !== 'membersOut' && kind !== 'departmentsOut',
  );
}
