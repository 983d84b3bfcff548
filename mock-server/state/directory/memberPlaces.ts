import { memberStates, NOWHERE } from '#mock/state/directory/directoryBase.ts';
import type { DirectoryBase } from '#mock/state/directory/directoryBase.ts';
import type { DepartmentView } from '#mock/state/directory/departmentView.ts';
import { MEMBER_COUNT } from '#mock/state/directory/memberBase.ts';
import type { MemberRows } from '#mock/state/directory/memberRows.ts';

/** Where each member is and in which state, by row. A member is in two departments at most. */
export type MemberPlaces = Pick<DirectoryBase, 'first' | 'second' | 'states'>;

function resized<Numbers extends Uint8Array | Uint16Array>(
  numbers: Numbers,
  count: number,
): Numbers {
  const copy = new (numbers.constructor as new (length: number) => Numbers)(count);
  copy.set(numbers);
  return copy;
}

/** The base's own while nothing is changed, else a copy with the changes. */
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
