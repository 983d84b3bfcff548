import type { components } from '#shared/api/contract/types.generated.ts';
import { memberTexts } from '#mock/state/directory/memberBase.ts';

export type SelectorKind = components['schemas']['SelectorKind'];
export type SelectorField = components['schemas']['SelectorField'];
/** A search in the contract's form, without its page. */
export type Criteria = components['schemas']['SelectionCriteria'];

interface KindTraits {
  /** The columns that can be searched. */
  columns: readonly SelectorField[];
  /** Whether a search can be limited to what the user created. */
  hasCreator: boolean;
  /** Whether a search can be limited to a department. */
  hasDepartment: boolean;
}

/** What each kind can be searched by. */
export const kinds: Readonly<Record<SelectorKind, KindTraits>> = {
  members: { columns: [...memberTexts, 'department'], hasCreator: false, hasDepartment: true },
  departments: { columns: ['name'], hasCreator: false, hasDepartment: true },
  groups: { columns: ['name', 'number', 'creator'], hasCreator: true, hasDepartment: false },
  prerequisites: { columns: ['name', 'creator'], hasCreator: true, hasDepartment: false },
  roles: { columns: ['name', 'creator'], hasCreator: true, hasDepartment: false },
  visitors: { columns: ['name', 'mobile'], hasCreator: false, hasDepartment: false },
  academies: { columns: ['name', 'type', 'creator'], hasCreator: true, hasDepartment: false },
};

/** Whether a search uses a criterion that the kind does not have. */
export function hasUnsupportedCriteria(
  kind: SelectorKind,
  { field, departmentId, createdByMe }: Partial<Criteria>,
): boolean {
  const { columns, hasCreator, hasDepartment } = kinds[kind];
  return (
    (field !== undefined && field !== 'all' && !columns.includes(field))
    || (departmentId !== undefined && !hasDepartment)
    || (createdByMe === true && !hasCreator)
  );
}
