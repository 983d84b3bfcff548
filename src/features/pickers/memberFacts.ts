import type { RowFacts } from '../../lib/selection/rowStanding';
import type { Selection, SelectionCriteria } from '../../lib/selection/selection';
import { rowMatches } from './pickerRows';
import type { PickerRow } from './pickerRows';

/** Whether the department rules take a member in; undefined while a department of theirs is not known. */
function inDepartment({ departments }: PickerRow, selection: Selection, chosen: ReadonlyMap<string, boolean>): boolean | undefined {
  const hasRules = selection.departments.length > 0 || selection.locked.some(({ kind }) => kind === 'departments');
  if (!hasRules || departments.length === 0) return false;
  const verdicts = departments.map(({ id }) => chosen.get(id));
  if (verdicts.includes(true)) return true;
  return verdicts.includes(undefined) ? undefined : false;
}

/**
 * What a row that a search found tells about being chosen.
 * @param chosen whether the rules take in each known department
 */
export function factsOf(row: PickerRow, shown: SelectionCriteria, selection: Selection, chosen: ReadonlyMap<string, boolean>): RowFacts {
  return {
    id: row.id,
    inDepartment: inDepartment(row, selection, chosen),
    matches: (criteria) => rowMatches(row, criteria, shown),
  };
}
