import type { DepartmentScope, SelectionCriteria } from '#lib/selection/selection.ts';
import type { NamedDepartment } from '../departments/withChains';
import type { SearchField } from '../api/pickerKinds';

/** The lengths that a page can have (specification 2). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** How a list is looked at; each tab keeps its own. */
export interface ListView {
  /** What stands in the search box. */
  typed: string;
  /** What was searched: `typed`, once the visitor paused. */
  keyword: string;
  field: SearchField;
  createdByMe: boolean;
  /** Only members of this department; of members alone. */
  department: NamedDepartment | undefined;
  /** How far down the department reaches. */
  scope: DepartmentScope;
  /** From 1. */
  page: number;
  size: PageSize;
  /** What stands in the batch search, which may be closed meanwhile. */
  batchText: string;
  batchField: SearchField;
}

export const FIRST_VIEW: ListView = {
  typed: '',
  keyword: '',
  field: 'all',
  createdByMe: false,
  department: undefined,
  scope: 'below',
  page: 1,
  size: 10,
  batchText: '',
  batchField: 'all',
};

/** The search of a view, as a selection keeps it and a call carries it: nothing that is a default. */
export function criteriaOf({
  keyword,
  field,
  createdByMe,
  department,
  scope,
}: ListView): SelectionCriteria & { field?: SearchField } {
  return {
    keyword,
    ...(field === 'all' ? {} : { field }),
    ...(createdByMe ? { createdByMe } : {}),
    ...(department === undefined ? {} : { departmentId: department.id }),
    ...(department === undefined || scope === 'below' ? {} : { scope }),
  };
}

/** Whether what stands in the search box has yet to be searched: the visitor has not paused. */
export function isYetToSearch({ typed, keyword }: Pick<ListView, 'typed' | 'keyword'>): boolean {
  return typed.trim() !== keyword;
}

/** What makes a view leave nothing out. */
export const NOT_NARROWED = {
  typed: '',
  keyword: '',
  createdByMe: false,
  department: undefined,
} as const;

/** Whether the view leaves anything out. */
export function isNarrowed({ keyword, createdByMe, department }: ListView): boolean {
  return keyword !== '' || createdByMe || department !== undefined;
}
