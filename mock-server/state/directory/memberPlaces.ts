import { memberStates, NOWHERE } from './directoryBase';
import type { DirectoryBase } from './directoryBase';
import type { DepartmentView } from './departmentView';
import { MEMBER_COUNT } from './memberBase';
import type { MemberRows } from './memberRows';

/** The departments and state of each member, by row. A member is in at most two departments. */
export type MemberPlaces = Pick<DirectoryBase, 'first' | 'second' | 'states'>;

function resized<Numbers extends Uint8Array | Uint16Array>(
  numbers: Numbers,
  count: number,
): Numbers {
  const copy = new (numbers.constructor as new (length: number) => Numbers)(count);
  copy.set(numbers);
  return copy;
}

/** The base's own arrays if nothing is changed, else copies with the changes. */
export function placeMembers(
  { first, second, states }: DirectoryBase,
  { changed, count }: MemberRows,
  departments: DepartmentView,
): MemberPlaces {
  if (changed.size === 0) return { first, second, states };
  const own = {
    first: resized(first, count),
    second: resized(second, count),
    states: resized(states, count),
  };
  for (const [row, { state, departmentIds }] of changed) {
    if (state !== undefined) own.states[row] = Math.max(0, memberStates.indexOf(state));
    if (departmentIds === undefined && row < MEMBER_COUNT) continue;
    const places = (departmentIds ?? []).flatMap((id) => departments.places.get(id) ?? []);
    own.first[row] = places[0] ?? NOWHERE;
    own.second[row] = places[1] ?? NOWHERE;
  }
  return own;
}
