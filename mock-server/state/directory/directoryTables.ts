import type { MemberText } from './memberBase';
import type { MemberState } from './directoryBase';
import type { Selection } from '#lib/selection/selection.ts';

/** Changes a member of the base, or adds one if the id is new. */
export type MemberChangeRow = Partial<Record<MemberText, string>> & {
  id: string;
  /** Deleted: searches do not find it, and resolving its id reports it as missing. */
  removed?: boolean;
  state?: MemberState;
  /** At most two; unknown department ids are ignored. */
  departmentIds?: string[];
};

/** Renames a department of the base, or deletes it with its descendants. */
export interface DepartmentChangeRow {
  id: string;
  name?: string;
  removed?: boolean;
}

interface Creation {
  creator: string;
  creatorId: string;
}

/**
 * A group of `headCount` active members of the base. The same number always gives the same members.
 */
export interface GroupRow extends Creation {
  id: string;
  name: string;
  headCount: number;
  number: string;
}

/** A prerequisite that this many members meet, or a role that this many members have. */
export interface NamedSetRow extends Creation {
  id: string;
  name: string;
  headCount: number;
}

export interface VisitorRow {
  id: string;
  name: string;
  mobile: string;
}

export interface AcademyRow extends Creation {
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

/**
 * What the selectors choose from, in one namespace. Members and departments are stored as changes
 * to a shared base.
 */
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
