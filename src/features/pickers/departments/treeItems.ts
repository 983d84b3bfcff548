import type { TreeItem } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import type { FlatDepartment } from './flatTree';
import type { ChildrenState } from './useDepartments';
import type { FoundDepartment } from './useFoundDepartments';

/** What the tree's purpose decides. */
export interface Look {
  stateOf(id: string): Pick<TreeItem, 'state' | 'locked'>;
  /** A head count in words. */
  heads(count: number): string;
}

/** The departments that are open to view. */
export function openItems(
  { stateOf, heads }: Look,
  flat: readonly FlatDepartment[],
  expanded: ReadonlySet<string>,
  pending: Readonly<Record<string, ChildrenState>>,
): TreeItem[] {
  const items: TreeItem[] = [];
  /** The level that a closed department hides everything below of. */
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

/** What a search found, one below the other, each with the path above it. */
export function flatItems({ stateOf, heads }: Look, found: readonly FoundDepartment[]): TreeItem[] {
  return found.map(({ id, name, headCount, path }, index) => ({
    id,
    label: displayText(name, id),
    level: 1,
    position: index + 1,
    setSize: found.length,
    note: heads(headCount),
    ...stateOf(id),
    detail:
      path === name
        ? undefined
        : displayText(path.slice(0, path.length - name.length).replace(/ \/ $/, ''), ''),
  }));
}
