import type { DepartmentRule, DepartmentScope, Selection } from './selection';

function rulesIn(rules: DepartmentRule[], scope: DepartmentScope): DepartmentRule[] {
  const ruleOf = (departmentId: string, effect: DepartmentRule['effect'], reach: DepartmentScope) =>
    rules.some(
      (rule) =>
        rule.departmentId === departmentId && rule.effect === effect && rule.scope === reach,
    );
  const chosen = [
    ...new Set(
      rules.flatMap(({ departmentId, effect }) => (effect === 'include' ? [departmentId] : [])),
    ),
  ]
    // A department that is also taken out stays out: of itself for `single`, with what is below it for `below`.
    .filter(
      (id) =>
        !(scope === 'single' ? ruleOf(id, 'exclude', 'single') : ruleOf(id, 'exclude', 'below')),
    );
  const included = chosen.map((departmentId): DepartmentRule => ({
    departmentId,
    scope,
    effect: 'include',
  }));
  // Nothing reaches below any more: there is nothing to take out of it.
  return scope === 'single'
    ? included
    : [...included, ...rules.filter(({ effect }) => effect === 'exclude')];
}

/** Whether each chosen department reaches as far as the management scope says (P42). */
export function isInScope({ departments }: Selection, scope: DepartmentScope): boolean {
  return departments.every((rule) => rule.effect === 'exclude' || rule.scope === scope);
}

/**
 * Lets each chosen department reach as far as the management scope says (P42).
 * @returns the same selection when they do already
 */
export function inScope(selection: Selection, scope: DepartmentScope): Selection {
  return isInScope(selection, scope)
    ? selection
    : { ...selection, departments: rulesIn(selection.departments, scope) };
}

/** Whether groups take part, one by one or as the results of a search. */
export function holdsGroups({ groups, queries }: Selection): boolean {
  return groups.length > 0 || queries.some(({ kind }) => kind === 'groups');
}

/**
 * What switching the management scope makes of a selection: the groups go, the departments reach as far as the new scope
 * says, and everything else stays, locked rows too (specification 4, P42).
 * @returns the same selection when it changes nothing
 */
export function switchedScope(selection: Selection, scope: DepartmentScope): Selection {
  const kept = inScope(selection, scope);
  if (!holdsGroups(kept)) return kept;
  return { ...kept, groups: [], queries: kept.queries.filter(({ kind }) => kind !== 'groups') };
}
