import { changedTexts } from './changedTexts';
import type { MemberTextView } from './changedTexts';
import { memberStates, NOWHERE } from './directoryBase';
import type { DirectoryBase, MemberState } from './directoryBase';
import type { DepartmentView } from './departmentView';
import type { MemberChangeRow } from './directoryTables';
import { ELIGIBLE, flagMembers, LISTED, REACHED, REMOVED } from './memberFlags';
import { placeMembers } from './memberPlaces';
import { numberMembers } from './memberRows';

/**
 * The members as one academy in one namespace sees them. Rows start at 0; added members come last.
 */
export interface PeopleView extends MemberTextView {
  count: number;
  idOf(row: number): string;
  /** Undefined for an unknown id and for a removed member. */
  rowOf(id: string): number | undefined;
  stateOf(row: number): MemberState;
  /** Places of the member's existing departments. */
  placesOf(row: number): number[];
  /**
   * Whether one of the member's existing departments is marked.
   * @param marks one for each place
   */
  isAnyIn(row: number, marks: Uint8Array): boolean;
  isRemoved(row: number): boolean;
  /** In no department, or in at least one that the administrator manages. */
  isReached(row: number): boolean;
  /** Whether lists show the member: reached, and neither removed nor departed. */
  isListed(row: number): boolean;
  /** Whether the member can take part: listed and active. */
  isEligible(row: number): boolean;
}

/** Applies a namespace's changes to the members of the base. Without changes, nothing is copied. */
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
