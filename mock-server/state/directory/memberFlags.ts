import { memberStates } from './directoryBase';
import type { DepartmentView } from './departmentView';
import type { MemberPlaces } from './memberPlaces';
import type { MemberRows } from './memberRows';

/** The bits of `flagMembers`. */
export const [REMOVED, REACHED, LISTED, ELIGIBLE] = [1, 2, 4, 8] as const;

/**
 * Computes the flags of every member once, with numbers only, because there are 100,000 members.
 * @param exists whether a place is that of an existing department
 * @returns bits by row; `peopleView.ts` explains them
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
