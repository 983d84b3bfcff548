/** Whether a rule about a department reaches what lies below it (specification 4, management scope). */
export type DepartmentScope = 'below' | 'single';

/** What a department rule says; one department may carry one rule of each scope, of which `single` is nearer to itself. */
export interface DepartmentRule {
  departmentId: string;
  scope: DepartmentScope;
  effect: 'include' | 'exclude';
}

/** A search, as the list was searched when "select all results" was pressed; a page has no meaning here. */
export interface SelectionCriteria {
  keyword: string;
  field?: string;
  departmentId?: string;
  scope?: DepartmentScope;
  createdByMe?: boolean;
}

/** Kinds of which all results of a search can be selected at once (D49). */
export type QueriedKind = 'members' | 'groups' | 'prerequisites' | 'roles' | 'visitors';

/** All results of a search but a few: its size does not grow with the results (D49). */
export interface QueryRule {
  kind: QueriedKind;
  criteria: SelectionCriteria;
  /** Ids of results that were taken out again. */
  except: string[];
}

/** Kinds whose rows may be there from the start and stay (D49). */
export type LockableKind =
  'members' | 'departments' | 'groups' | 'prerequisites' | 'roles' | 'visitors';

/** Things that stand for many members: whoever is in one of them takes part. */
export const collectionKinds = ['groups', 'prerequisites', 'roles', 'imports'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

/** Who takes part in something: rules, not a list of people. Ids are the server's; order and repetition mean nothing. */
export interface Selection {
  /** Members chosen or taken out one by one; this wins over every other rule (D49). Chosen wins when both name one. */
  members: { included: string[]; excluded: string[] };
  departments: DepartmentRule[];
  queries: QueryRule[];
  groups: string[];
  prerequisites: string[];
  roles: string[];
  visitors: string[];
  /** Finished imports: the members that they found. */
  imports: string[];
  /** Rows that nobody can take out: their people stay, a department's with all below, whatever else is said. */
  locked: { kind: LockableKind; id: string }[];
}

/** A selection of nobody. */
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

/** How many members were chosen one by one; only these count against the largest selection (D48). */
export function explicitCount({ members }: Selection): number {
  return new Set(members.included).size;
}

/** Whether too many members were chosen one by one. @param limit the most that are allowed (D48) */
export function isOverLimit(selection: Selection, limit: number): boolean {
  return explicitCount(selection) > limit;
}
