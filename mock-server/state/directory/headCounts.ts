import type { DepartmentView } from '#mock/state/directory/departmentView.ts';
import type { PeopleView } from '#mock/state/directory/peopleView.ts';

/** Counts the active members of each department with all below; a member of two departments counts once above both. */
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
