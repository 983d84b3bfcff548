import type { DepartmentChangeRow } from './directoryTables';
import type { DepartmentBase } from './departmentBase';

/** The departments as one academy in one namespace sees them. */
export interface DepartmentView extends DepartmentBase {
  nameOf(place: number): string;
  /** Names from the top to this department. */
  pathOf(place: number): string;
  /** Ids from the top to the parent. */
  ancestorIdsOf(place: number): string[];
  /** Deleted, or a descendant of a deleted department. */
  isRemoved(place: number): boolean;
  /** Within the administrator's reach. */
  isReached(place: number): boolean;
  /** Neither removed nor out of reach. */
  isListed(place: number): boolean;
  /** Places of all listed departments, in tree order. */
  listed: readonly number[];
  hasChildren(place: number): boolean;
}

/** Marks the departments with these ids and all their descendants. */
function branches(
  { departments, ends, places }: DepartmentBase,
  ids: readonly string[],
): Uint8Array {
  const marks = new Uint8Array(departments.length);
  for (const id of ids) {
    const place = places.get(id);
    if (place !== undefined) marks.fill(1, place, ends[place]);
  }
  return marks;
}

/**
 * Applies a namespace's changes to the departments of the base.
 * @param outOfReach ids of departments whose branches the administrator does not manage
 */
export function viewDepartments(
  base: DepartmentBase,
  changes: readonly DepartmentChangeRow[],
  outOfReach: readonly string[],
): DepartmentView {
  const { departments, ends } = base;
  const names = new Map(
    changes.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])),
  );
  const removals = branches(
    base,
    changes.filter((change) => change.removed === true).map(({ id }) => id),
  );
  const hiddenBranches = branches(base, outOfReach);
  const isListed = (place: number): boolean =>
    place < departments.length && removals[place] === 0 && hiddenBranches[place] === 0;
  const nameOf = (place: number): string => {
    const department = departments[place];
    return department === undefined ? '' : (names.get(department.id) ?? department.name);
  };
  const pathOf = (place: number): string => {
    const parent = departments[place]?.parent ?? -1;
    return parent < 0 ? nameOf(place) : `${pathOf(parent)} / ${nameOf(place)}`;
  };
  const ancestorIdsOf = (place: number): string[] => {
    const above = departments[place]?.parent ?? -1;
    return above < 0 ? [] : [...ancestorIdsOf(above), departments[above]?.id ?? ''];
  };
  return {
    departments,
    ends,
    places: base.places,
    nameOf,
    pathOf,
    ancestorIdsOf,
    isRemoved: (place) => removals[place] === 1,
    isReached: (place) => hiddenBranches[place] === 0,
    isListed,
    listed: [...departments.keys()].filter(isListed),
    hasChildren(place) {
      for (let below = place + 1; below < (ends[place] ?? 0); below += 1)
        if (isListed(below)) return true;
      return false;
    },
  };
}
