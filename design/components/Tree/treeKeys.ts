import type { TreeItem } from './treeItem';

/** The action of a key in the tree pattern. */
export type TreeMove = { to: number } | { expand: boolean } | 'tick' | undefined;

function parentOf(items: readonly TreeItem[], place: number): number {
  const level = items[place]?.level ?? 1;
  return items.slice(0, place).findLastIndex((item) => item.level < level);
}

function inward(items: readonly TreeItem[], place: number): TreeMove {
  const item = items[place];
  if (item?.expanded === false) return { expand: true };
  return item?.expanded === true && (items[place + 1]?.level ?? 0) > item.level
    ? { to: place + 1 }
    : undefined;
}

function outward(items: readonly TreeItem[], place: number): TreeMove {
  if (items[place]?.expanded === true) return { expand: false };
  const parent = parentOf(items, place);
  return parent < 0 ? undefined : { to: parent };
}

/** Number of rows for Page Up and Page Down. */
const PAGE = 10;

/**
 * Reads a key as the APG tree pattern does.
 * @param items the expanded items, in their order
 */
export function treeMove(
  key: string,
  items: readonly TreeItem[],
  place: number,
  isMirrored: boolean,
): TreeMove {
  const last = items.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(place + 1, last) };
    case 'ArrowUp':
      return { to: Math.max(place - 1, 0) };
    case 'PageDown':
      return { to: Math.min(place + PAGE, last) };
    case 'PageUp':
      return { to: Math.max(place - PAGE, 0) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: last };
    case 'ArrowRight':
      return isMirrored ? outward(items, place) : inward(items, place);
    case 'ArrowLeft':
      return isMirrored ? inward(items, place) : outward(items, place);
    case ' ':
      return 'tick';
    default:
      return undefined;
  }
}
