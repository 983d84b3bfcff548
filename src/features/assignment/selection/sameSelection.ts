import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';

function sameTexts(ones: readonly string[], others: readonly string[]): boolean {
  if (ones === others) return true;
  const [one, other] = [new Set(ones), new Set(others)];
  return one.size === other.size && [...one].every((text) => other.has(text));
}

/** The content of the parts that are not lists of ids, as strings. */
function rulesOf({ departments, queries, locked }: Selection): string[] {
  const canonical = (rule: object) =>
    Object.entries(rule).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...departments.map((rule) => JSON.stringify(['department', canonical(rule)])),
    ...queries.map(({ kind, criteria, except }) =>
      JSON.stringify(['query', kind, canonical(criteria), [...new Set(except)].sort()]),
    ),
    ...locked.map((row) => JSON.stringify(['locked', canonical(row)])),
  ];
}

/**
 * Whether two selections have the same rules; order and repetition do not count. Linear in unshared
 * parts.
 */
export function sameSelection(one: Selection, other: Selection): boolean {
  const lists = ['groups', 'prerequisites', 'roles', 'visitors', 'imports'] as const;
  return (
    one === other
    || (sameTexts(one.members.included, other.members.included)
      && sameTexts(one.members.excluded, other.members.excluded)
      && lists.every((list) => sameTexts(one[list], other[list]))
      && sameTexts(rulesOf(one), rulesOf(other)))
  );
}

/**
 * The locked items alone.
 * @returns the same selection when there is nothing else
 */
export function lockedOnly(selection: Selection): Selection {
  const empty = { ...emptySelection(), locked: selection.locked };
  return sameSelection(selection, empty) ? selection : empty;
}
