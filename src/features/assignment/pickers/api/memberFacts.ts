import type { ChainVerdict, DepartmentChain } from '../../selection/departmentChain';
import type { CollectionKind, SelectionCriteria } from '#lib/selection/selection.ts';
import type { RowFacts } from '../../selection/rowMembership';
import type { MembershipAnswer } from './pickerEndpoints';
import { rowMatches } from './pickerRows';
import type { PickerRow } from './pickerRows';

/**
 * The collection that includes a member, as only the service knows; null for none, undefined while
 * unknown.
 */
export type MembershipOf = (id: string) => MembershipAnswer | null | undefined;

export interface Knowledge {
  judge: (chain: DepartmentChain) => ChainVerdict;
  membershipOf: MembershipOf;
}

/**
 * The facts for `isRowSelected` of a row that a search found. Only members can be included by other
 * rules.
 */
export function factsOf(
  row: PickerRow,
  listCriteria: SelectionCriteria,
  { judge, membershipOf }: Knowledge,
): RowFacts {
  const verdicts = row.departments.map(judge);
  const membership = membershipOf(row.id);
  return {
    id: row.id,
    inDepartment: verdicts.some(({ isSelected }) => isSelected),
    isIndirectMember: membership === undefined ? undefined : membership !== null,
    isLockedMember: membership?.locked === true || verdicts.some(({ isLocked }) => isLocked),
    matches: (criteria) => rowMatches(row, criteria, listCriteria),
  };
}

/** Why a member is selected who was not chosen individually. */
export interface MembershipSource {
  kind: 'departments' | CollectionKind;
  id: string;
  label: string;
}

/**
 * The rule that includes a member: locked ones first, then departments, then the rest; undefined
 * for none.
 */
export function indirectMembershipOf(
  row: PickerRow,
  { judge, membershipOf }: Knowledge,
): MembershipSource | undefined {
  const membership = membershipOf(row.id);
  const verdicts = row.departments.map((department) => ({ ...judge(department), department }));
  const verdict =
    verdicts.find(({ isLocked }) => isLocked) ?? verdicts.find(({ isSelected }) => isSelected);
  const id = verdict?.ruledBy;
  if (id === undefined || (membership?.locked === true && verdict?.isLocked !== true)) {
    return membership
      ? { kind: membership.kind, id: membership.sourceId, label: membership.label }
      : undefined;
  }
  return {
    kind: 'departments',
    id,
    label: verdict?.department.id === id ? verdict.department.name : '',
  };
}
