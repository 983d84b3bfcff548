import type { MemberText } from '#mock/state/directory/memberBase.ts';
import type { MemberState } from '#mock/state/directory/directoryBase.ts';
import type { Selection } from '#lib/selection/selection.ts';

/** Changes a member of the base, or adds one whose id the base does not know. */
export type MemberChangeRow = Partial<Record<MemberText, string>> & {
  id: string;
  /** Deleted: found by nothing, and missing when ids are resolved. */
  removed?: boolean;
  state?: MemberState;
  /** At most two; ids of no department are ignored. */
  departmentIds?: string[];
};

/** Renames a department of the base, or deletes it with everything below. */
export interface DepartmentChangeRow {
  id: string;
  name?: string;
  removed?: boolean;
}

interface Created {
  creator: string;
  creatorId: string;
}

/** So many active members of the base are in a group, and the same when the number is the same. */
export interface GroupRow extends Created {
  id: string;
  name: string;
  headCount: number;
  number: string;
}

/** A prerequisite that so many members meet, or a role that so many have. */
export interface NamedSetRow extends Created {
  id: string;
  name: string;
  headCount: number;
}

export interface VisitorRow {
  id: string;
  name: string;
  mobile: string;
}

export interface AcademyRow extends Created {
  id: string;
  name: string;
  type: 'corporate' | 'branch' | 'partner' | 'campus';
}

export interface AssignmentRow {
  id: string;
  tenantId: string;
  userId: string;
  content: string;
  visibility: 'all' | 'academy' | 'areas';
  academies: string[];
  certificate: boolean;
  managementScope: 'below' | 'single';
  selection: Selection;
  headCount: number;
  createdAt: string;
}

/** What the selectors choose from, as far as one namespace has its own; people and departments are changes of a shared base. */
export interface DirectoryTables {
  memberChanges: MemberChangeRow[];
  departmentChanges: DepartmentChangeRow[];
  groups: GroupRow[];
  prerequisites: NamedSetRow[];
  roles: NamedSetRow[];
  visitors: VisitorRow[];
  academies: AcademyRow[];
  assignments: AssignmentRow[];
}
