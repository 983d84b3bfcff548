import type { ContractSchema } from '#shared/api/contract/contractTypes.ts';
import { displayText } from '#lib/text/displayText.ts';
import { foldText } from '#lib/text/foldedText.ts';
import { inlineFacts } from '#lib/text/isolated.ts';
import { isReached } from '../../selection/departmentChain';
import type { DepartmentChain } from '../../selection/departmentChain';
import type { SelectionCriteria } from '#lib/selection/selection.ts';
import type { ColumnId } from './pickerKinds';

/** A row of any list: its cell texts, and what choosing it needs. */
export interface PickerRow {
  id: string;
  name: string;
  /** Prepared for display. */
  texts: Partial<Record<ColumnId, string>>;
  /** Whether it can take part; a disabled or departed member cannot. */
  isActive: boolean;
  departments: readonly (DepartmentChain & { name: string; path: string })[];
  /** Whether the user created it; undefined when unknown. */
  createdByMe?: boolean | undefined;
}

export interface NamedDepartment {
  id: string;
  name: string;
  detail?: string;
  /** Undefined when the whole tree is loaded. */
  ancestorIds?: readonly string[] | undefined;
}

export interface RowPage {
  rows: PickerRow[];
  /** Number of rows on all pages. */
  total: number;
  /** The search that found them, which may differ from the current input. */
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

/** A row whose cells are the texts of its fields. */
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

/** A member as a row, with the department names in one cell. */
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

/**
 * Text that distinguishes rows of the same name, as in the service's labels: number and
 * departments, phone, number or creator.
 */
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
 * Whether a search would find the row by the service's rules: substring, ignoring case and width.
 * @param listCriteria the search that found the row, which matches by definition
 */
export function rowMatches(
  row: PickerRow,
  criteria: SelectionCriteria,
  listCriteria: SelectionCriteria,
): boolean {
  const { keyword, field = 'all', departmentId, scope = 'below', createdByMe } = criteria;
  if (createdByMe === true && row.createdByMe !== true && listCriteria.createdByMe !== true)
    return false;
  if (
    departmentId !== undefined
    && !row.departments.some((department) => isReached(department, departmentId, scope))
  )
    return false;
  const searchText = foldText(keyword);
  if (
    searchText === ''
    || (searchText === foldText(listCriteria.keyword) && field === (listCriteria.field ?? 'all'))
  )
    return true;
  return hasText(row, searchText, field);
}
