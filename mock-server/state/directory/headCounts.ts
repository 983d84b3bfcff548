import type { DepartmentView } from './departmentView';
import type { PeopleView } from './peopleView';

/**
 * Counts the active members of each department including its descendants. A member of two
 * departments counts once in their common ancestors.
 */
export function headCounts({ departments }: DepartmentView, people: PeopleView): Uint32Array {
  const counts = new Uint32Array(departments.length);
  const seen = new Int32Array(departments.length).fill(-1);
  for (let row = 0; row < people.count; row += 1) {
    if (!people.isEligible(row)) continue;
    for (const home of people.placesOf(row)) {
      for (let place = home; place >= 0; place = departments[place]?.parent ?? -1) {
        if (seen[place] === row) break;
        seen[place] = row;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
  }
  return counts;
}
