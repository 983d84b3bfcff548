import type { TreeItem } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import type { FlatDepartment } from './flatTree';
import type { ChildrenState } from './useDepartments';
import type { FoundDepartment } from './useFoundDepartments';

/** The part of the tree's items that depends on its purpose. */
export interface Look {
  stateOf(id: string): Pick<TreeItem, 'state' | 'locked'>;
  heads(count: number): string;
}

export function openItems(
  { stateOf, heads }: Look,
  flat: readonly FlatDepartment[],
  expanded: ReadonlySet<string>,
  pending: Readonly<Record<string, ChildrenState>>,
): TreeItem[] {
  const items: TreeItem[] = [];
  /** Level below which a collapsed department hides everything. */
  let hiddenBelow = Infinity;
  for (const { id, name, headCount, level, position, setSize, hasChildren } of flat) {
    if (level > hiddenBelow) continue;
    const isOpen = expanded.has(id);
    hiddenBelow = isOpen ? Infinity : level;
    items.push({
      id,
      label: name,
      level,
      position,
      setSize,
      note: heads(headCount),
      ...stateOf(id),
      expanded: hasChildren ? isOpen : undefined,
      loading: pending[id] === 'loading',
    });
  }
  return items;
}

/** The results of a search as a flat list, each with its path. */
export function flatItems(
  { stateOf, heads }: Look,
  matches: readonly FoundDepartment[],
): TreeItem[] {
  return matches.map(({ id, name, headCount, path }, index) => ({
    id,
    label: displayText(name, id),
    level: 1,
    position: index + 1,
    setSize: matches.length,
    note: heads(headCount),
    ...stateOf(id),
    detail:
      path === name
        ? undefined
        : displayText(path.slice(0, path.length - name.length).replace(/ \/ $/, ''), ''),
  }));
}
