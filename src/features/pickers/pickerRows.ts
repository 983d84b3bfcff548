import type { ContractSchema } from '../../api/contract/contractTypes';
import { foldText } from '../../lib/foldedText';
import { inlineFacts } from '../../lib/isolated';
import type { SelectionCriteria } from '../../lib/selection/selection';
import type { ColumnId } from './pickerKinds';

/** A row of any list: what its cells say, and what choosing it needs to know. */
export interface PickerRow {
  id: string;
  name: string;
  texts: Partial<Record<ColumnId, string>>;
  /** Whether it can take part; a disabled or departed member cannot. */
  isActive: boolean;
  /** The departments that the member belongs to; none of other kinds. */
  departments: readonly { id: string; name: string; path: string }[];
}

export interface RowPage {
  rows: PickerRow[];
  /** Of all pages. */
  total: number;
}

type Plain = { id: string; name: string } & Partial<Record<Exclude<ColumnId, 'headCount'>, string>> & { headCount?: number };

/** A row of a list whose cells are the texts of its fields. */
export function plainRow({ id, headCount, ...texts }: Plain): PickerRow {
  return {
    id,
    name: texts.name,
    texts: headCount === undefined ? texts : { ...texts, headCount: String(headCount) },
    isActive: true,
    departments: [],
  };
}

export function memberRow({ id, departments, state, ...texts }: ContractSchema<'Member'>): PickerRow {
  const department = inlineFacts(departments.map(({ name }) => name));
  return { id, name: texts.name, texts: { ...texts, department }, isActive: state === 'active', departments };
}

/** What tells a row from others of its name, as the service tells it of labels: number and departments, phone or creator. */
export function detailOf({ texts, departments }: PickerRow): string {
  return inlineFacts([texts.jobNumber, ...departments.map(({ path }) => path), texts.mobile, texts.creator]);
}

function hasText(row: PickerRow, keyword: string, field: string): boolean {
  const columns = Object.entries(row.texts).filter(([column]) => column !== 'headCount' && (field === 'all' || column === field));
  return columns.some(([, text]) => foldText(text).includes(keyword));
}

/**
 * Whether a search would find the row, as the service searches: part of the text, case and width apart. What the
 * row cannot tell (who created it, what lies above its department) counts as not found.
 * @param shown the search that the row was found by, which certainly finds it
 */
export function rowMatches(row: PickerRow, { keyword, field = 'all', departmentId, createdByMe }: SelectionCriteria, shown: SelectionCriteria): boolean {
  if (createdByMe === true && shown.createdByMe !== true) return false;
  if (departmentId !== undefined && departmentId !== shown.departmentId) return false;
  const folded = foldText(keyword);
  if (folded === foldText(shown.keyword) && (folded === '' || field === (shown.field ?? 'all'))) return true;
  return folded === '' || hasText(row, folded, field);
}
