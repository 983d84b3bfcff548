import type { DepartmentRule } from './selection';

/** A department and its parent's index in the same list; -1 at the top. */
export interface DepartmentNode {
  id: string;
  parent: number;
}

/**
 * Which departments are chosen. The nearest rule among a department and its ancestors counts; its
 * own `single` rule is nearer than its own `below` rule (D49). Of two rules with the same
 * department and scope the later counts.
 * @param departments parents before their children
 * @param allBelow ids that are chosen with all descendants, whatever the rules say
 * @returns 1 for a chosen department, 0 for others, in the order of the list
 */
export function resolveDepartments(
  departments: readonly DepartmentNode[],
  rules: readonly DepartmentRule[],
  allBelow: readonly string[],
): Uint8Array {
  const effects = new Map(
    rules.map(({ departmentId, scope, effect }) => [`${scope} ${departmentId}`, effect]),
  );
  const lockedRules = new Set(allBelow);
  const parentEffect = new Uint8Array(departments.length);
  const lockFlags = new Uint8Array(departments.length);
  const verdicts = new Uint8Array(departments.length);
  for (const [index, { id, parent }] of departments.entries()) {
    const below = effects.get(`below ${id}`);
    const single = effects.get(`single ${id}`);
    const fromAbove = parent < 0 ? 0 : (parentEffect[parent] ?? 0);
    parentEffect[index] = below === undefined ? fromAbove : Number(below === 'include');
    lockFlags[index] = Number(lockedRules.has(id) || (parent >= 0 && lockFlags[parent] === 1));
    verdicts[index] =
      lockFlags[index] === 1
      || (single === undefined ? parentEffect[index] === 1 : single === 'include')
        ? 1
        : 0;
  }
  return verdicts;
}
