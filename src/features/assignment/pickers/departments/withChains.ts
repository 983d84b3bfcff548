import type { DepartmentChain } from '../../selection/departmentChain';
import type { DepartmentNode } from '#lib/selection/resolveDepartments.ts';
import type { FlatDepartment } from './flatTree';

/** Id of placeholders for departments that are not loaded. No rule names them, so they inherit. */
const UNKNOWN = '';

/**
 * The known departments in their positions, followed by those that make the checkboxes exact while
 * others are not loaded: the departments of rules or searches with their ancestors, and one
 * placeholder below each department with unloaded children.
 * @param chains the ancestors of departments that are not loaded, or were deleted
 */
export function withChains(
  departments: readonly FlatDepartment[],
  chains: readonly DepartmentChain[],
): readonly DepartmentNode[] {
  const parents = new Set(departments.map(({ parent }) => parent));
  const parentIds = departments.flatMap(({ hasChildren }, place) =>
    hasChildren && !parents.has(place) ? [place] : [],
  );
  if (parentIds.length === 0 && chains.length === 0) return departments;
  const nodes: DepartmentNode[] = [...departments];
  const places = new Map(departments.map(({ id }, place) => [id, place]));
  const partly = new Set(parentIds);
  for (const { id, ancestorIds } of chains) {
    let parent = -1;
    for (const each of [...ancestorIds, id]) {
      const place = places.get(each) ?? nodes.push({ id: each, parent }) - 1;
      if (place >= departments.length) partly.add(place);
      places.set(each, place);
      parent = place;
    }
  }
  return [...nodes, ...[...partly].map((parent) => ({ id: UNKNOWN, parent }))];
}
