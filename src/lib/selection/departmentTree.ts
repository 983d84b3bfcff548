import type { DepartmentNode } from './resolveDepartments';
import { resolveDepartments } from './resolveDepartments';
import type { DepartmentRule, DepartmentScope, Selection } from './selection';

/** How much of a department and what lies below it is chosen. */
export type DepartmentState = 'all' | 'some' | 'none';

const lockedDepartments = ({ locked }: Selection): string[] =>
  locked.flatMap(({ kind, id }) => (kind === 'departments' ? [id] : []));

/**
 * The box of each known department: of itself and everything known below it, or of itself alone with scope
 * `single`. Linear. @param departments parents before their children
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
  const chosen = Uint32Array.from(verdicts);
  const counted = new Uint32Array(departments.length).fill(1);
  for (let index = departments.length - 1; index >= 0 && scope === 'below'; index -= 1) {
    const parent = departments[index]?.parent ?? -1;
    if (parent < 0) continue;
    chosen[parent] = (chosen[parent] ?? 0) + (chosen[index] ?? 0);
    counted[parent] = (counted[parent] ?? 0) + (counted[index] ?? 0);
  }
  return departments.map((_, index) =>
    chosen[index] === 0 ? 'none' : chosen[index] === counted[index] ? 'all' : 'some',
  );
}

/** Which known departments nobody can take out: the locked ones and all below them. */
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

/** Whether a rule further up, or the department's own `below` rule if that is to count, chooses it. */
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
 * Chooses a department or takes it out, with everything below or alone. Rules that the new one makes idle go, and
 * there is no new one where what stands above says the same already.
 * @param departments those that are known, parents before their children; a department that is not among them is
 *   taken for one at the top
 */
export function setDepartment(
  selection: Selection,
  departments: readonly DepartmentNode[],
  departmentId: string,
  scope: DepartmentScope,
  chosen: boolean,
): Selection {
  const inside = scope === 'below' ? subtreeOf(departments, departmentId) : undefined;
  const others = selection.departments.filter((rule) =>
    inside
      ? !inside.has(rule.departmentId)
      : rule.departmentId !== departmentId || rule.scope !== 'single',
  );
  if (isInherited(departments, others, departmentId, scope === 'single') === chosen)
    return { ...selection, departments: others };
  return {
    ...selection,
    departments: [...others, { departmentId, scope, effect: chosen ? 'include' : 'exclude' }],
  };
}

/** Takes the rule of one department and scope away; one of the other scope stays. */
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
