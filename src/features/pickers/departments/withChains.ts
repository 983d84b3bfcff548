import type { DepartmentChain } from '#lib/selection/departmentChain.ts';
import type { DepartmentNode } from '#lib/selection/resolveDepartments.ts';
import type { FlatDepartment } from './flatTree';

/** What stands for departments that are not here yet: no rule names them, so they do as the one above says. */
const UNKNOWN = '';

/**
 * The known departments, in their places, and behind them what makes their boxes exact while others are not here:
 * those that rules or a search name with all on their way, and one for the unknown ones below each that has such.
 * @param chains departments that are not known, or no longer
 */
export function withChains(
  known: readonly FlatDepartment[],
  chains: readonly DepartmentChain[],
): readonly DepartmentNode[] {
  const parents = new Set(known.map(({ parent }) => parent));
  const closed = known.flatMap(({ hasChildren }, place) =>
    hasChildren && !parents.has(place) ? [place] : [],
  );
  if (closed.length === 0 && chains.length === 0) return known;
  const nodes: DepartmentNode[] = [...known];
  const places = new Map(known.map(({ id }, place) => [id, place]));
  const partly = new Set(closed);
  for (const { id, ancestorIds } of chains) {
    let parent = -1;
    for (const each of [...ancestorIds, id]) {
      const place = places.get(each) ?? nodes.push({ id: each, parent }) - 1;
      if (place >= known.length) partly.add(place);
      places.set(each, place);
      parent = place;
    }
  }
  return [...nodes, ...[...partly].map((parent) => ({ id: UNKNOWN, parent }))];
}
