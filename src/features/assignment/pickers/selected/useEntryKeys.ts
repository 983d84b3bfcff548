import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { createTypeAhead, isBrowsersKey } from '#design';

interface EntryKeys {
  count: number;
  /** Whether the entry has a button; locked ones have none. */
  isFree(index: number): boolean;
  nameAt(index: number): string;
  onRemove(index: number): void;
}

/** Entries that Page Up and Page Down skip. */
const PAGE = 5;

/** Entries that type-ahead searches; most names beyond have not been requested. */
const NAMED_LIMIT = 1000;

/**
 * Makes the buttons of a list one tab stop: arrows, Home, End, Page keys and type-ahead move among
 * them, Delete acts like a click. One Tab leaves the list, however long it is.
 * @param list the parent of the buttons; each is in an element whose `data-entry` is its index
 */
export function useEntryKeys(
  list: RefObject<HTMLElement | null>,
  { count, isFree, nameAt, onRemove }: EntryKeys,
) {
  const [current, setCurrent] = useState(0);
  const [findTyped] = useState(createTypeAhead);
  const isMoving = useRef(false);

  /** The next entry with a button in a direction; -1 when there is none. */
  const freeFrom = (index: number, step: 1 | -1): number => {
    for (let at = index; at >= 0 && at < count; at += step) if (isFree(at)) return at;
    return -1;
  };
  const nearest = (index: number): number => {
    const ahead = freeFrom(Math.max(Math.min(index, count - 1), 0), 1);
    return ahead >= 0 ? ahead : freeFrom(count - 1, -1);
  };
  const active = nearest(current);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const focus = document.activeElement;
    // Do not take the focus from a user who has moved on.
    if (focus !== document.body && list.current?.contains(focus) !== true) return;
    // The list itself when no button is left; an empty list has no size, but its panel has.
    (
      list.current?.querySelector<HTMLElement>(`[data-entry="${active}"] button`)
      ?? (count === 0 ? list.current?.closest('section') : list.current)
    )?.focus();
  });

  const goTo = (index: number) => {
    isMoving.current = true;
    setCurrent(index);
  };
  const remove = (index: number) => {
    // The entry that moves to this index.
    goTo(index);
    onRemove(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if (isBrowsersKey(event) || active < 0) return;
    if (key === 'Delete') {
      event.preventDefault();
      remove(active);
      return;
    }
    const moves: Readonly<Record<string, readonly [number, 1 | -1]>> = {
      ArrowDown: [active + 1, 1],
      ArrowUp: [active - 1, -1],
      Home: [0, 1],
      End: [count - 1, -1],
      PageDown: [Math.min(active + PAGE, count - 1), -1],
      PageUp: [Math.max(active - PAGE, 0), 1],
    };
    const move = moves[key];
    const names = () =>
      Array.from({ length: Math.min(count, NAMED_LIMIT) }, (_, index) => nameAt(index));
    const match =
      move === undefined && key.length === 1 && key !== ' '
        ? findTyped(key, names(), active, event.timeStamp)
        : -1;
    if (move === undefined && match < 0) return;
    event.preventDefault();
    const target = move === undefined ? nearest(match) : freeFrom(...move);
    if (target >= 0) goTo(target);
  };
  return { active, remove, onKeyDown, onFocusAt: setCurrent };
}
