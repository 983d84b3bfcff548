import { useCallback } from 'react';
import { array, boolean, number, object, string } from 'yup';
import type { Schema } from 'yup';
import { useKept } from '#shared/session/dialogDraft.ts';
import { PAGE_SIZES } from '#shared/page/ListPages.tsx';
import type { PageSize } from '#shared/page/ListPages.tsx';
import { unwrapped } from '#lib/text/pastedText.ts';
import type { DepartmentScope, SelectionCriteria } from '#lib/selection/selection.ts';
import type { NamedDepartment } from '../api/pickerRows';
import { searchFields, TABS } from '../api/pickerKinds';
import type { PickerKind, SearchField } from '../api/pickerKinds';
import { oneOf, text } from '../../selection/storedChoices';

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

/** The view state of each list. */
type Views = Partial<Record<PickerKind, ListView>>;

const viewSchema = (kind: PickerKind) =>
  object({
    typed: text(),
    keyword: text(),
    field: oneOf(...searchFields(kind)),
    createdByMe: boolean().strict().required(),
    department: object({
      id: text(),
      name: text(),
      detail: string().strict(),
      ancestorIds: array(text()),
    }).default(undefined),
    scope: oneOf('below', 'single'),
    page: number().strict().integer().min(1).required(),
    size: number()
      .strict()
      .oneOf([...PAGE_SIZES])
      .required(),
    batchText: text(),
    batchField: oneOf(...searchFields(kind)),
  }).default(undefined);

const viewsSchema = object(
  Object.fromEntries([...TABS, 'academies' as const].map((kind) => [kind, viewSchema(kind)])),
) as Schema<Views>;

const NONE: Views = {};

/** The view state of each list, kept while other tabs are shown, and as part of the draft. */
export function useViews(kind: PickerKind) {
  const [views, setViews] = useKept('views', viewsSchema, NONE);
  const onView = useCallback(
    (part: Partial<ListView>) =>
      setViews((before) => ({ ...before, [kind]: { ...FIRST_VIEW, ...before[kind], ...part } })),
    [kind, setViews],
  );
  return { view: views[kind] ?? FIRST_VIEW, onView };
}
