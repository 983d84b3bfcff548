import { displayText } from '#lib/text/displayText.ts';
import { distinctById } from '#lib/object/distinctById.ts';
import type { DepartmentNode } from '#lib/selection/resolveDepartments.ts';
import type { DepartmentItem } from '../api/pickerEndpoints';

/** A department in the order of the tree. */
export interface FlatDepartment extends DepartmentNode {
  /** Fit to be shown; its id where there is none. */
  name: string;
  headCount: number;
  hasChildren: boolean;
  /** From 1. */
  level: number;
  /** Among those with the same parent; from 1. */
  position: number;
  setSize: number;
}

/**
 * All known departments, each before those below it. One whose parent is not among them is left out; so is
 * what a circle of parents keeps from the top. One that comes twice, because it was moved while its levels were asked for,
 * stands where it came first: in both places, two of them could stand below one another without end.
 */
export function flatTree(items: readonly DepartmentItem[]): FlatDepartment[] {
  const below = new Map<string | null, DepartmentItem[]>();
  for (const item of distinctById(items)) {
    const siblings = below.get(item.parentId);
    if (siblings === undefined) below.set(item.parentId, [item]);
    else siblings.push(item);
  }
  const flat: FlatDepartment[] = [];
  // A stack of its own: a chain of 5,000 departments is deeper than the engine's.
  const waiting: FlatDepartment[] = [];
  const open = (parentId: string | null, parent: number, level: number) => {
    const siblings = below.get(parentId) ?? [];
    for (let index = siblings.length - 1; index >= 0; index -= 1) {
      const item = siblings[index];
      if (item)
        waiting.push({
          ...item,
          name: displayText(item.name, item.id),
          parent,
          level,
          position: index + 1,
          setSize: siblings.length,
        });
    }
  };
  open(null, -1, 1);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    flat.push(next);
    open(next.id, flat.length - 1, next.level + 1);
  }
  return flat;
}

/** Names from the top down to one department. */
export function pathOf(flat: readonly FlatDepartment[], place: number): string {
  const names: string[] = [];
  for (let at = place; at >= 0; at = flat[at]?.parent ?? -1) names.unshift(flat[at]?.name ?? '');
  return names.join(' / ');
}
