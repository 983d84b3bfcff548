import { isRecord } from '#lib/object/isRecord.ts';

/** Applies a JSON Merge Patch (RFC 7396): objects are merged, null removes, all else replaces. */
export function applyMergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const result = new Map(Object.entries(isRecord(target) ? target : {}));
  for (const [name, value] of Object.entries(patch))
    if (value === null) result.delete(name);
    else result.set(name, applyMergePatch(result.get(name), value));
  return Object.fromEntries(result);
}

/**
 * The smallest JSON Merge Patch that turns one value into another. The format cannot express null
 * as a value: a field with null is removed.
 * @returns undefined if there is no difference
 */
export function mergePatchBetween(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after))
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : after;
  const removals = Object.keys(before)
    .filter((name) => (after[name] ?? null) === null)
    .map((name) => [name, null] as const);
  const changes = Object.entries(after)
    .filter(([, value]) => (value ?? null) !== null)
    .map(([name, value]) => [name, mergePatchBetween(before[name], value)] as const)
    .filter(([, change]) => change !== undefined);
  const differences = [...changes, ...removals];
  return differences.length === 0 ? undefined : Object.fromEntries(differences);
}
