/** Whether a department rule includes the descendants. */
export type DepartmentScope = 'below' | 'single';

/** A department may have one rule of each scope; for itself `single` is nearer. */
export interface DepartmentRule {
  departmentId: string;
  scope: DepartmentScope;
  effect: 'include' | 'exclude';
}

/** The search for which "select all results" was clicked, without its page. */
export interface SelectionCriteria {
  keyword: string;
  field?: string;
  departmentId?: string;
  scope?: DepartmentScope;
  createdByMe?: boolean;
}

/** Kinds whose search results can all be selected at once (D49). */
export type QueriedKind = 'members' | 'groups' | 'prerequisites' | 'roles' | 'visitors';

/** All results of a search with a few exceptions: its size does not grow with the results (D49). */
export interface QueryRule {
  kind: QueriedKind;
  criteria: SelectionCriteria;
  /** Ids of excluded results. */
  except: string[];
}

/** Kinds whose rows may be preselected and locked (D49). */
export type LockableKind =
  'members' | 'departments' | 'groups' | 'prerequisites' | 'roles' | 'visitors';

/** Items that stand for many members: their members are selected. */
export const collectionKinds = ['groups', 'prerequisites', 'roles', 'imports'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

/**
 * Who takes part: rules, not a list of people. Ids are the server's; order and repetition do not
 * count.
 */
export interface Selection {
  /**
   * Members chosen or excluded individually; this overrides every other rule (D49). A member in
   * both lists is chosen.
   */
  members: { included: string[]; excluded: string[] };
  departments: DepartmentRule[];
  queries: QueryRule[];
  groups: string[];
  prerequisites: string[];
  roles: string[];
  visitors: string[];
  /** Finished imports: the members that they found. */
  imports: string[];
  /**
   * Rows that cannot be removed: their people stay selected, a department's with all descendants,
   * whatever the other rules say.
   */
  locked: { kind: LockableKind; id: string }[];
}

/** A selection without people. */
export function emptySelection(): Selection {
  return {
    members: { included: [], excluded: [] },
    departments: [],
    queries: [],
    groups: [],
    prerequisites: [],
    roles: [],
    visitors: [],
    imports: [],
    locked: [],
  };
}

/** The number of individually chosen members; only these count against the limit (D48). */
export function explicitCount({ members }: Selection): number {
  return new Set(members.included).size;
}

/**
 * Whether too many members were chosen individually.
 * @param limit the maximum (D48)
 */
export function isOverLimit(selection: Selection, limit: number): boolean {
  return explicitCount(selection) > limit;
}
