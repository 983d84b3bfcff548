import type { ChainVerdict, DepartmentChain } from '#lib/selection/departmentChain.ts';
import type { CollectionKind, SelectionCriteria } from '#lib/selection/selection.ts';
import type { RowFacts } from '#lib/selection/rowMembership.ts';
import type { MembershipAnswer } from './pickerEndpoints';
import { rowMatches } from './pickerRows';
import type { PickerRow } from './pickerRows';

/** By what a member is held, as far as only the service can tell; null for none, undefined while it is not known. */
export type MembershipOf = (id: string) => MembershipAnswer | null | undefined;

/** What is known about rules and the rows of a page. */
export interface Knowledge {
  judge: (chain: DepartmentChain) => ChainVerdict;
  standingOf: MembershipOf;
}

/** What a row that a search found tells about being chosen; a row that is no member is held by nothing. */
export function factsOf(
  row: PickerRow,
  shown: SelectionCriteria,
  { judge, standingOf }: Knowledge,
): RowFacts {
  const verdicts = row.departments.map(judge);
  const standing = standingOf(row.id);
  return {
    id: row.id,
    inDepartment: verdicts.some(({ isChosen }) => isChosen),
    isIndirectMember: standing === undefined ? undefined : standing !== null,
    isLockedMember: standing?.locked === true || verdicts.some(({ isLocked }) => isLocked),
    matches: (criteria) => rowMatches(row, criteria, shown),
  };
}

/** What stands for a member who was not chosen one by one. */
export interface MembershipSource {
  kind: 'departments' | CollectionKind;
  id: string;
  /** What it is called, where that is known already. */
  label: string;
}

/** By what rule a member is in: what is locked before a department, a department before the rest; undefined for none. */
export function throughOf(
  row: PickerRow,
  { judge, standingOf }: Knowledge,
): MembershipSource | undefined {
  const standing = standingOf(row.id);
  const verdicts = row.departments.map((department) => ({ ...judge(department), department }));
  const verdict =
    verdicts.find(({ isLocked }) => isLocked) ?? verdicts.find(({ isChosen }) => isChosen);
  const id = verdict?.ruledBy;
  if (id === undefined || (standing?.locked === true && verdict?.isLocked !== true)) {
    return standing
      ? { kind: standing.kind, id: standing.throughId, label: standing.label }
      : undefined;
  }
  return {
    kind: 'departments',
    id,
    label: verdict?.department.id === id ? verdict.department.name : '',
  };
}
