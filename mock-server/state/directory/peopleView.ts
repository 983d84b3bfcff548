import { changedTexts } from '#mock/state/directory/changedTexts.ts';
import type { MemberTextView } from '#mock/state/directory/changedTexts.ts';
import { memberStates, NOWHERE } from '#mock/state/directory/directoryBase.ts';
import type { DirectoryBase, MemberState } from '#mock/state/directory/directoryBase.ts';
import type { DepartmentView } from '#mock/state/directory/departmentView.ts';
import type { MemberChangeRow } from '#mock/state/directory/directoryTables.ts';
import {
  ELIGIBLE,
  flagMembers,
  LISTED,
  REACHED,
  REMOVED,
} from '#mock/state/directory/memberFlags.ts';
import { placeMembers } from '#mock/state/directory/memberPlaces.ts';
import { numberMembers } from '#mock/state/directory/memberRows.ts';

/** The members as one academy of one namespace has them. Rows count from 0; added members come last. */
export interface PeopleView extends MemberTextView {
  count: number;
  idOf(row: number): string;
  /** Undefined for an unknown id and for a removed member. */
  rowOf(id: string): number | undefined;
  stateOf(row: number): MemberState;
  /** The member's departments that exist. */
  placesOf(row: number): number[];
  /** Whether one of the member's departments that exist is marked. @param marks one for each place */
  isAnyIn(row: number, marks: Uint8Array): boolean;
  isRemoved(row: number): boolean;
  /** In no department at all, or in one that the administrator manages. */
  isReached(row: number): boolean;
  /** What lists show: reached, and neither removed nor departed. */
  isListed(row: number): boolean;
  /** Who can take part: listed and active. */
  isEligible(row: number): boolean;
}

/** Looks at the members of the base through the changes of a namespace. Without changes nothing of the base is copied. */
export function viewPeople(
  base: DirectoryBase,
  changes: readonly MemberChangeRow[],
  departments: DepartmentView,
): PeopleView {
  const rows = numberMembers(changes);
  const places = placeMembers(base, rows, departments);
  const { first, second, states } = places;
  const exists = (place: number | undefined): place is number =>
    place !== undefined && place !== NOWHERE && !departments.isRemoved(place);
  const flags = flagMembers(rows, places, departments, exists);
  const is =
    (flag: number) =>
    (row: number): boolean =>
      ((flags[row] ?? REMOVED) & flag) !== 0;
  const isRemoved = is(REMOVED);
  return {
    ...changedTexts(base, rows),
    count: rows.count,
    idOf: rows.idOf,
    rowOf(id) {
      const row = rows.rowOf(id);
      return row === undefined || isRemoved(row) ? undefined : row;
    },
    stateOf: (row) => memberStates[states[row] ?? 0] ?? 'active',
    placesOf: (row) => [first[row], second[row]].filter(exists),
    isAnyIn(row, marks) {
      const [home, other] = [first[row], second[row]];
      return (exists(home) && marks[home] === 1) || (exists(other) && marks[other] === 1);
    },
    isRemoved,
    isReached: is(REACHED),
    isListed: is(LISTED),
    isEligible: is(ELIGIBLE),
  };
}
