import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';

/** A department and its ancestors. */
export interface DepartmentChain {
  id: string;
  /** The departments above, from the top down to its parent (P10). */
  ancestorIds: readonly string[];
}

/** The rules' verdict on the members of a department; the nearest rule decides (D49). */
export interface ChainVerdict {
  isSelected: boolean;
  /** Whether the department or one above it is locked, so that its members cannot be removed. */
  isLocked: boolean;
  /** The department whose rule or lock decides; undefined when there is none. */
  ruledBy: string | undefined;
}

/**
 * Creates a function that judges a department by its ancestors, without the whole tree; same
 * verdict as `resolveDepartments`. After one preparation per selection, each call takes as many
 * steps as the tree is deep.
 */
export function createDepartmentMatcher({
  departments,
  locked,
}: Pick<Selection, 'departments' | 'locked'>): (chain: DepartmentChain) => ChainVerdict {
  const effects = new Map(
    departments.map(({ departmentId, scope, effect }) => [`${scope} ${departmentId}`, effect]),
  );
  const rules = new Set(locked.flatMap(({ kind, id }) => (kind === 'departments' ? [id] : [])));
  return ({ id, ancestorIds }) => {
    const upward = [id, ...ancestorIds.toReversed()];
    const lock = upward.find((each) => rules.has(each));
    if (lock !== undefined) return { isSelected: true, isLocked: true, ruledBy: lock };
    const own = effects.get(`single ${id}`);
    const ruledBy = own === undefined ? upward.find((each) => effects.has(`below ${each}`)) : id;
    const effect = own ?? effects.get(`below ${ruledBy ?? ''}`);
    return { isSelected: effect === 'include', isLocked: false, ruledBy };
  };
}

/** Whether a search for a department's members includes this one. */
export function isReached(
  { id, ancestorIds }: DepartmentChain,
  departmentId: string,
  scope: DepartmentScope,
): boolean {
  return id === departmentId || (scope === 'below' && ancestorIds.includes(departmentId));
}
