import { foldText } from '#lib/text/foldedText.ts';
import type { Directory } from '#mock/state/directory/directory.ts';
import type { DepartmentView } from '#mock/state/directory/departmentView.ts';
import type { MemberText } from '#mock/state/directory/memberBase.ts';
import type { Criteria } from './kinds';

/**
 * Marks a department, and its descendants unless the scope is one level. Marks nothing if it does
 * not exist.
 */
export function marksOf(
  { departments, ends, places, isListed }: DepartmentView,
  departmentId: string,
  scope: Criteria['scope'],
): Uint8Array {
  const marks = new Uint8Array(departments.length);
  const place = places.get(departmentId);
  if (place !== undefined && isListed(place))
    marks.fill(1, place, scope === 'single' ? place + 1 : ends[place]);
  return marks;
}

function marksByName(
  { departments, nameOf, isListed }: DepartmentView,
  keyword: string,
): Uint8Array {
  return Uint8Array.from(departments, (_, place) =>
    Number(isListed(place) && foldText(nameOf(place)).includes(keyword)),
  );
}

/**
 * Marks the members whose texts have the keyword; undefined if the keyword is empty, because every
 * member matches.
 */
function marksByKeyword(
  { people, departments }: Directory,
  { keyword, field = 'all' }: Criteria,
): Uint8Array | undefined {
  const searchText = foldText(keyword);
  if (searchText === '') return undefined;
  const marks = new Uint8Array(people.count);
  if (field !== 'department')
    people.mark(searchText, field === 'all' ? undefined : (field as MemberText), marks);
  if (field !== 'department' && field !== 'all') return marks;
  const departmentMarks = marksByName(departments, searchText);
  if (!departmentMarks.includes(1)) return marks;
  for (let row = 0; row < people.count; row += 1)
    if (marks[row] === 0 && people.isAnyIn(row, departmentMarks)) marks[row] = 1;
  return marks;
}

/**
 * The listed members that a search finds, on all pages, in row order.
 * @param criteria with a field that members have; without `field` it searches all columns,
 * including department names
 */
export function findMembers(directory: Directory, criteria: Criteria): Uint32Array {
  const { people, departments } = directory;
  const marks = marksByKeyword(directory, criteria);
  const inDepartment =
    criteria.departmentId === undefined
      ? undefined
      : marksOf(departments, criteria.departmentId, criteria.scope);
  const rows = new Uint32Array(people.count);
  let length = 0;
  for (let row = 0; row < people.count; row += 1) {
    if (marks && marks[row] === 0) continue;
    if (!people.isListed(row) || (inDepartment && !people.isAnyIn(row, inDepartment))) continue;
    rows[length] = row;
    length += 1;
  }
  return rows.subarray(0, length);
}
