import type { PageSize } from '#shared/page/ListPages.tsx';
import { unwrapped } from '#lib/text/pastedText.ts';
import type { DepartmentScope, SelectionCriteria } from '#lib/selection/selection.ts';
import type { NamedDepartment } from '../api/pickerRows';
import type { SearchField } from '../api/pickerKinds';

/** The view state of a list; each tab keeps its own. */
export interface ListView {
  typed: string;
  /** The current search: `typed`, after the user paused. */
  keyword: string;
  field: SearchField;
  createdByMe: boolean;
  /** Only members of this department; for members only. */
  department: NamedDepartment | undefined;
  scope: DepartmentScope;
  /** From 1. */
  page: number;
  size: PageSize;
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

/** The search of a view for selections and requests, without defaults; pasted text is unwrapped. */
export function criteriaOf({
  keyword,
  field,
  createdByMe,
  department,
  scope,
}: ListView): SelectionCriteria & { field?: SearchField } {
  return {
    keyword: unwrapped(keyword),
    ...(field === 'all' ? {} : { field }),
    ...(createdByMe ? { createdByMe } : {}),
    ...(department === undefined ? {} : { departmentId: department.id }),
    ...(department === undefined || scope === 'below' ? {} : { scope }),
  };
}

/**
 * Whether the content of the search box differs from the search, because the user is still typing.
 */
export function isSearchPending({ typed, keyword }: Pick<ListView, 'typed' | 'keyword'>): boolean {
  return typed.trim() !== keyword;
}

/** What the filters beside the search are without a choice. */
export const NO_FILTERS = {
  field: 'all',
  createdByMe: false,
  department: undefined,
  scope: 'below',
} as const;

export const NOT_NARROWED = {
  typed: '',
  keyword: '',
  createdByMe: false,
  department: undefined,
} as const;

export function filterCount({ field, createdByMe, department }: ListView): number {
  return [field !== 'all', createdByMe, department !== undefined].filter(Boolean).length;
}

export function isNarrowed({ keyword, createdByMe, department }: ListView): boolean {
  return keyword !== '' || createdByMe || department !== undefined;
}
