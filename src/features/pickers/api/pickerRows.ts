import type { ContractSchema } from '#shared/api/contract/contractTypes.ts';
import { displayText } from '#lib/text/displayText.ts';
import { foldText } from '#lib/text/foldedText.ts';
import { inlineFacts } from '#lib/text/isolated.ts';
import { isReached } from '#lib/selection/departmentChain.ts';
import type { DepartmentChain } from '#lib/selection/departmentChain.ts';
import type { SelectionCriteria } from '#lib/selection/selection.ts';
import type { ColumnId } from './pickerKinds';

/** A row of any list: what its cells say, and what choosing it needs to know. */
export interface PickerRow {
  id: string;
  name: string;
  /** Fit to be shown. */
  texts: Partial<Record<ColumnId, string>>;
  /** Whether it can take part; a disabled or departed member cannot. */
  isActive: boolean;
  /** The departments that the member belongs to; none of other kinds. */
  departments: readonly (DepartmentChain & { name: string; path: string })[];
  /** Whether the visitor created it; absent where that is not known. */
  createdByMe?: boolean | undefined;
}

/** A department as the visitor saw it. */
export interface NamedDepartment {
  id: string;
  name: string;
  detail?: string;
  /** Absent where the whole tree is here. */
  ancestorIds?: readonly string[] | undefined;
}

export interface RowPage {
  rows: PickerRow[];
  /** Of all pages. */
  total: number;
  /** The search that found them, which may not be the one that is typed by now. */
  criteria: SelectionCriteria;
}

type Plain = { id: string; name: string } & Partial<
  Record<Exclude<ColumnId, 'headCount'>, string>
> & { headCount?: number; createdByMe?: boolean };

function shownTexts<Texts extends object>(texts: Texts): { [Column in keyof Texts]: string } {
  return Object.fromEntries(
    Object.entries(texts).map(([column, text]) => [column, displayText(text, '')]),
  ) as { [Column in keyof Texts]: string };
}

/** A row of a list whose cells are the texts of its fields. */
export function plainRow({ id, headCount, createdByMe, ...fields }: Plain): PickerRow {
  const texts = shownTexts(fields);
  return {
    id,
    name: texts.name,
    texts: headCount === undefined ? texts : { ...texts, headCount: String(headCount) },
    isActive: true,
    departments: [],
    createdByMe,
  };
}

/** A member as a row of the picker, with the names of the departments as one fact. */
export function memberRow({
  id,
  departments,
  state,
  ...fields
}: ContractSchema<'Member'>): PickerRow {
  const texts = shownTexts(fields);
  const department = inlineFacts(departments.map(({ name }) => displayText(name, '')));
  return {
    id,
    name: texts.name,
    texts: { ...texts, department },
    isActive: state === 'active',
    departments,
  };
}

/** What tells a row from others of its name, as the service tells it of labels: number and departments, phone, number or creator. */
export function detailOf({ texts, departments }: PickerRow): string {
  return inlineFacts([
    texts.jobNumber,
    ...departments.map(({ path }) => displayText(path, '')),
    texts.mobile,
    texts.number || texts.creator,
  ]);
}

function hasText({ texts, departments }: PickerRow, keyword: string, field: string): boolean {
  const has = (text: string) => foldText(text).includes(keyword);
  const columns = Object.entries(texts).filter(
    ([column]) =>
      column !== 'headCount' && column !== 'department' && (field === 'all' || column === field),
  );
  return (
    columns.some(([, text]) => has(text))
    || ((field === 'all' || field === 'department') && departments.some(({ name }) => has(name)))
  );
}

/**
 * Whether a search would find the row, as the service searches: part of the text, case and width apart.
 * @param shown the search that the row was found by, which certainly finds it
 */
export function rowMatches(
  row: PickerRow,
  criteria: SelectionCriteria,
  shown: SelectionCriteria,
): boolean {
  const { keyword, field = 'all', departmentId, scope = 'below', createdByMe } = criteria;
  if (createdByMe === true && row.createdByMe !== true && shown.createdByMe !== true) return false;
  if (
    departmentId !== undefined
    && !row.departments.some((department) => isReached(department, departmentId, scope))
  )
    return false;
  const folded = foldText(keyword);
  if (folded === '' || (folded === foldText(shown.keyword) && field === (shown.field ?? 'all')))
    return true;
  return hasText(row, folded, field);
}
