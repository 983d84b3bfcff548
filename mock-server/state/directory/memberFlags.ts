import { memberStates } from '#mock/state/directory/directoryBase.ts';
import type { DepartmentView } from '#mock/state/directory/departmentView.ts';
import type { MemberPlaces } from '#mock/state/directory/memberPlaces.ts';
import type { MemberRows } from '#mock/state/directory/memberRows.ts';

/** What `flagMembers` says of a member, each a bit. */
export const [REMOVED, REACHED, LISTED, ELIGIBLE] = [1, 2, 4, 8] as const;

/**
 * Judges every member once, in numbers alone: there are 100,000 of them.
 * @param exists whether a place is that of a department which is there
 * @returns bits by row; `peopleView.ts` says what they mean
 */
export function flagMembers(
  { count, changed }: MemberRows,
  { first, second, states }: MemberPlaces,
  departments: DepartmentView,
  exists: (place: number | undefined) => place is number,
): Uint8Array {
  const flags = new Uint8Array(count);
  for (let row = 0; row < count; row += 1) {
    const [home, other] = [first[row], second[row]];
    const isReached =
      (exists(home) && departments.isReached(home))
      || (exists(other) && departments.isReached(other))
      || (!exists(home) && !exists(other));
    const state = memberStates[states[row] ?? 0];
    const isListed = isReached && state !== 'departed';
    flags[row] =
      (isReached ? REACHED : 0)
      | (isListed ? LISTED : 0)
      | (isListed && state === 'active' ? ELIGIBLE : 0);
  }
  for (const [row, { removed }] of changed) if (removed === true) flags[row] = REMOVED;
  return flags;
}
