import { useCallback } from 'react';
import { array, boolean, number, object, string } from 'yup';
import type { Schema } from 'yup';
import { useKept } from '#shared/session/dialogDraft.ts';
import { PAGE_SIZES } from '#shared/page/ListPages.tsx';
import { oneOf, text } from '../../selection/storedChoices';
import type { PickerKind } from '../api/pickerKinds';
import { searchFields, TABS } from '../api/pickerKinds';
import { FIRST_VIEW } from '../list/listView';
import type { ListView } from '../list/listView';

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
