import type { DepartmentRule, DepartmentScope, Selection } from './selection';

function rulesIn(rules: DepartmentRule[], scope: DepartmentScope): DepartmentRule[] {
  const ruleOf = (departmentId: string, effect: DepartmentRule['effect'], reach: DepartmentScope) =>
    rules.some(
      (rule) =>
        rule.departmentId === departmentId && rule.effect === effect && rule.scope === reach,
    );
  const selectedRules = [
    ...new Set(
      rules.flatMap(({ departmentId, effect }) => (effect === 'include' ? [departmentId] : [])),
    ),
  ]
    // An exclusion of a chosen department stays: of itself for `single`, with its descendants for
    // `below`.
    .filter(
      (id) =>
        !(scope === 'single' ? ruleOf(id, 'exclude', 'single') : ruleOf(id, 'exclude', 'below')),
    );
  const inclusions = selectedRules.map((departmentId): DepartmentRule => ({
    departmentId,
    scope,
    effect: 'include',
  }));
  // No rule reaches descendants any more, so there is nothing to exclude from.
  return scope === 'single'
    ? inclusions
    : [...inclusions, ...rules.filter(({ effect }) => effect === 'exclude')];
}

/** Whether each chosen department's scope equals the management scope (P42). */
export function isInScope({ departments }: Selection, scope: DepartmentScope): boolean {
  return departments.every((rule) => rule.effect === 'exclude' || rule.scope === scope);
}

/**
 * Sets each chosen department's scope to the management scope (P42).
 * @returns the same selection when nothing changes
 */
export function inScope(selection: Selection, scope: DepartmentScope): Selection {
  return isInScope(selection, scope)
    ? selection
    : { ...selection, departments: rulesIn(selection.departments, scope) };
}

/** Whether groups are selected, individually or as results of a search. */
export function holdsGroups({ groups, queries }: Selection): boolean {
  return groups.length > 0 || queries.some(({ kind }) => kind === 'groups');
}

/**
 * The selection after switching the management scope: groups are removed, departments get the new
 * scope, everything else stays, also locked rows (P42).
 * @returns the same selection when nothing changes
 */
export function switchedScope(selection: Selection, scope: DepartmentScope): Selection {
  const result = inScope(selection, scope);
  if (!holdsGroups(result)) return result;
  return { ...result, groups: [], queries: result.queries.filter(({ kind }) => kind !== 'groups') };
}
