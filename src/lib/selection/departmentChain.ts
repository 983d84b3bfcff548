import type { DepartmentScope, Selection } from './selection';

/** A department that something belongs to. */
export interface DepartmentChain {
  id: string;
  /** The departments above, from the top down to its parent (P10). */
  ancestorIds: readonly string[];
}

/** What the rules say about the members of one department; the nearest rule speaks (D49). */
export interface ChainVerdict {
  isChosen: boolean;
  /** Locked, or below what is: nobody can take it out. */
  isLocked: boolean;
  /** The department whose rule, or lock, speaks; undefined where none does. */
  ruledBy: string | undefined;
}

/**
 * Judges a department by what lies above it, without the tree; the same verdict as `resolveDepartments`. Prepared
 * once for each selection, it then takes as many steps as the tree is deep.
 */
export function createDepartmentMatcher({
  departments,
  locked,
}: Pick<Selection, 'departments' | 'locked'>): (chain: DepartmentChain) => ChainVerdict {
  const effects = new Map(
    departments.map(({ departmentId, scope, effect }) => [`${scope} ${departmentId}`, effect]),
  );
  const held = new Set(locked.flatMap(({ kind, id }) => (kind === 'departments' ? [id] : [])));
  return ({ id, ancestorIds }) => {
    const upward = [id, ...ancestorIds.toReversed()];
    const lock = upward.find((each) => held.has(each));
    if (lock !== undefined) return { isChosen: true, isLocked: true, ruledBy: lock };
    const own = effects.get(`single ${id}`);
    const ruledBy = own === undefined ? upward.find((each) => effects.has(`below ${each}`)) : id;
    const effect = own ?? effects.get(`below ${ruledBy ?? ''}`);
    return { isChosen: effect === 'include', isLocked: false, ruledBy };
  };
}

/** Whether a search for a department's members reaches this one. */
export function isReached(
  { id, ancestorIds }: DepartmentChain,
  departmentId: string,
  scope: DepartmentScope,
): boolean {
  return id === departmentId || (scope === 'below' && ancestorIds.includes(departmentId));
}
