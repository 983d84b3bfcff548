import type { DepartmentNode } from '#lib/selection/resolveDepartments.ts';
import { resolveDepartments } from '#lib/selection/resolveDepartments.ts';
import type { DepartmentRule, DepartmentScope, Selection } from '#lib/selection/selection.ts';

/** How much of a department and its descendants is chosen. */
export type DepartmentState = 'all' | 'some' | 'none';

const lockedDepartments = ({ locked }: Selection): string[] =>
  locked.flatMap(({ kind, id }) => (kind === 'departments' ? [id] : []));

/**
 * The checkbox state of each known department: of itself and its known descendants, or of itself
 * alone with scope `single`. Linear.
 * @param departments parents before their children
 */
export function departmentStates(
  departments: readonly DepartmentNode[],
  selection: Selection,
  scope: DepartmentScope,
): DepartmentState[] {
  const verdicts = resolveDepartments(
    departments,
    selection.departments,
    lockedDepartments(selection),
  );
  const selectedCounts = Uint32Array.from(verdicts);
  const sizes = new Uint32Array(departments.length).fill(1);
  for (let index = departments.length - 1; index >= 0 && scope === 'below'; index -= 1) {
    const parent = departments[index]?.parent ?? -1;
    if (parent < 0) continue;
    selectedCounts[parent] = (selectedCounts[parent] ?? 0) + (selectedCounts[index] ?? 0);
    sizes[parent] = (sizes[parent] ?? 0) + (sizes[index] ?? 0);
  }
  return departments.map((_, index) =>
    selectedCounts[index] === 0 ? 'none' : selectedCounts[index] === sizes[index] ? 'all' : 'some',
  );
}

/** The known departments that cannot be removed: the locked ones and their descendants. */
export function lockedInTree(
  departments: readonly DepartmentNode[],
  selection: Selection,
): Uint8Array {
  return resolveDepartments(departments, [], lockedDepartments(selection));
}

function subtreeOf(departments: readonly DepartmentNode[], id: string): Set<string> {
  const inside = new Uint8Array(departments.length);
  const ids = new Set([id]);
  for (const [index, department] of departments.entries()) {
    if (department.id !== id && !(department.parent >= 0 && inside[department.parent] === 1))
      continue;
    inside[index] = 1;
    ids.add(department.id);
  }
  return ids;
}

/** Whether it is chosen by a higher rule or, if that counts, by its own `below` rule. */
function isInherited(
  departments: readonly DepartmentNode[],
  rules: readonly DepartmentRule[],
  id: string,
  countsOwn: boolean,
): boolean {
  const below = new Map(
    rules
      .filter(({ scope }) => scope === 'below')
      .map(({ departmentId, effect }) => [departmentId, effect]),
  );
  if (countsOwn && below.has(id)) return below.get(id) === 'include';
  let place = departments.find((department) => department.id === id)?.parent ?? -1;
  for (; place >= 0; place = departments[place]?.parent ?? -1) {
    const effect = below.get(departments[place]?.id ?? '');
    if (effect !== undefined) return effect === 'include';
  }
  return false;
}

/**
 * Chooses or excludes a department, with its descendants or alone. Rules that the new one overrides
 * are removed, and none is added when the inherited rule already says the same.
 * @param departments the known ones, parents before their children; an unknown one counts as
 *   top-level
 */
export function setDepartment(
  selection: Selection,
  departments: readonly DepartmentNode[],
  departmentId: string,
  scope: DepartmentScope,
  isSelected: boolean,
): Selection {
  const inside = scope === 'below' ? subtreeOf(departments, departmentId) : undefined;
  const others = selection.departments.filter((rule) =>
    inside
      ? !inside.has(rule.departmentId)
      : rule.departmentId !== departmentId || rule.scope !== 'single',
  );
  if (isInherited(departments, others, departmentId, scope === 'single') === isSelected)
    return { ...selection, departments: others };
  return {
    ...selection,
    departments: [...others, { departmentId, scope, effect: isSelected ? 'include' : 'exclude' }],
  };
}

/** Removes the rule of one department and scope; one of the other scope stays. */
export function removeDepartmentRule(
  selection: Selection,
  { departmentId, scope }: DepartmentRule,
): Selection {
  return {
    ...selection,
    departments: selection.departments.filter(
      (rule) => rule.departmentId !== departmentId || rule.scope !== scope,
    ),
  };
}
