import { collectionKinds } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';

/** Ways in which people are chosen or excluded, in display order. */
const selectedKinds = [
  'members',
  'departments',
  ...collectionKinds,
  'visitors',
  'queries',
  'locked',
  'membersOut',
  'departmentsOut',
] as const;
export type SelectedKind = (typeof selectedKinds)[number];

const distinct = (ids: readonly string[]): number => new Set(ids).size;

export function selectedSummary(selection: Selection): { kind: SelectedKind; count: number }[] {
  const { members, departments } = selection;
  const departmentsOf = (effect: 'include' | 'exclude') =>
    distinct(
      departments.filter((rule) => rule.effect === effect).map(({ departmentId }) => departmentId),
    );
  const counts: Record<SelectedKind, number> = {
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
  return selectedKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, count: counts[kind] }));
}

/** Whether a selection includes anyone; exclusions alone do not. */
export function isAnythingSelected(selection: Selection): boolean {
  return selectedSummary(selection).some(
    ({ kind }) => kind !== 'membersOut' && kind !== 'departmentsOut',
  );
}
