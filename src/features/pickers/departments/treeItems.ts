import type { TreeItem } from '../../../../design';
import { foldText } from '../../../lib/foldedText';
import type { DepartmentState } from '../../../lib/selection/departmentTree';
import { pathOf } from './flatTree';
import type { FlatDepartment } from './flatTree';
import type { ChildrenState } from './useDepartments';

/** What is the same for all items. */
interface Look {
  flat: readonly FlatDepartment[];
  states: readonly DepartmentState[];
  locked: Uint8Array;
  /** A head count in words. */
  heads(count: number): string;
}

function itemAt({ flat, states, locked, heads }: Look, place: number): TreeItem | undefined {
  const department = flat[place];
  if (department === undefined) return undefined;
  const { id, name, level, position, setSize, headCount } = department;
  return { id, label: name, level, position, setSize, note: heads(headCount), state: states[place] ?? 'none', locked: locked[place] === 1 };
}

/** The departments that are open to view. */
export function openItems(look: Look, expanded: ReadonlySet<string>, pending: Readonly<Record<string, ChildrenState>>): TreeItem[] {
  const items: TreeItem[] = [];
  /** The level that a closed department hides everything below of. */
  let hiddenBelow = Infinity;
  for (const [place, { id, level, hasChildren }] of look.flat.entries()) {
    if (level > hiddenBelow) continue;
    const isOpen = expanded.has(id);
    hiddenBelow = isOpen ? Infinity : level;
    const item = itemAt(look, place);
    if (item) items.push({ ...item, expanded: hasChildren ? isOpen : undefined, loading: pending[id] === 'loading' });
  }
  return items;
}

/** The departments of some places, one below the other, each with its path. */
export function flatItems(look: Look, places: readonly number[]): TreeItem[] {
  return places.flatMap((place, index) => {
    const item = itemAt(look, place);
    const above = look.flat[place]?.parent ?? -1;
    return item === undefined ? [] : [{
      ...item, level: 1, position: index + 1, setSize: places.length, detail: above < 0 ? undefined : pathOf(look.flat, above),
    }];
  });
}

/** The places of departments whose name has the keyword, in the order of the tree. */
export function placesByName(flat: readonly FlatDepartment[], keyword: string): number[] {
  const folded = foldText(keyword);
  return flat.flatMap(({ name }, place) => (foldText(name).includes(folded) ? [place] : []));
}
