import { displayText } from '#lib/text/displayText.ts';
import { distinctById } from '../api/distinctById';
import type { DepartmentNode } from '#lib/selection/resolveDepartments.ts';
import type { DepartmentItem } from '../api/pickerEndpoints';

export interface FlatDepartment extends DepartmentNode {
  /** Prepared for display; the id if it has none. */
  name: string;
  headCount: number;
  hasChildren: boolean;
  /** From 1. */
  level: number;
  /** Among its siblings; from 1. */
  position: number;
  setSize: number;
}

/**
 * All known departments, parents before their children. Departments without a known parent, and
 * cycles, are left out. A department that comes twice, because it was moved while its levels were
 * loading, keeps its first position; otherwise two departments could contain each other.
 */
export function flatTree(items: readonly DepartmentItem[]): FlatDepartment[] {
  const below = new Map<string | null, DepartmentItem[]>();
  for (const item of distinctById(items)) {
    const siblings = below.get(item.parentId);
    if (siblings === undefined) below.set(item.parentId, [item]);
    else siblings.push(item);
  }
  const flat: FlatDepartment[] = [];
  // An explicit stack: a chain of 5,000 departments would overflow the engine's.
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
