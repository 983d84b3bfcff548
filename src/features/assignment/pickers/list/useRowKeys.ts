import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { createTypeAhead, isBrowsersKey } from '#design';

interface RowKeys {
  ids: readonly string[];
  /** Their names, for type-ahead. */
  names: readonly string[];
  /** Chooses or excludes rows, by index. */
  onRange(from: number, to: number, isSelected: boolean): void;
  isSelected(place: number): boolean;
  isFree(place: number): boolean;
  onTurn(by: -1 | 1): void;
}

/** Index of the header's checkbox, which is a tab stop of its own before that of the list. */
export const HEADER = -1;

/**
 * Makes the checkboxes of a table's rows one tab stop: arrows, Home, End and type-ahead move among them,
 * Page keys turn the page, and Shift with an arrow, Space or click applies the change to all rows
 * since the last one.
 */
export function useRowKeys({ ids, names, onRange, isSelected, isFree, onTurn }: RowKeys) {
  const body = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(0);
  /**
   * The id, not the index, of the row where a range starts: on another page or search the index
   * would be another row.
   */
  const anchor = useRef<string>(undefined);
  const [findTyped] = useState(createTypeAhead);
  const count = ids.length;
  const active = Math.min(current, count - 1);

  /**
   * The start of a range to this index: the index itself, unless the row of the last step is on
   * this page.
   */
  const beginOf = (place: number) => {
    const anchorIndex = ids.findIndex((id) => id === anchor.current);
    if (anchorIndex >= 0) return anchorIndex;
    anchor.current = ids[place];
    return place;
  };

  /**
   * Whether a range selects its rows: the new state of its last row; a row that cannot change
   * counts as unselected.
   */
  const isSelectedBy = (place: number) => !isFree(place) || !isSelected(place);

  const goTo = (place: number) => {
    const target = Math.max(HEADER, Math.min(place, count - 1));
    setCurrent(target);
    body.current?.querySelector<HTMLElement>(`[data-place="${target}"]`)?.focus();
  };

  const hasTurned = useRef(false);
  /** Restores the focus that was lost with the previous page's rows. */
  const follow = useEffectEvent(() => {
    if (hasTurned.current && document.activeElement === document.body) goTo(active);
    hasTurned.current = false;
  });
  const rowIds = ids.join('\n');
  useLayoutEffect(() => follow(), [rowIds]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, shiftKey } = event;
    if (isBrowsersKey(event)) return;
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: count - 1 }[key];
    if (target !== undefined) {
      event.preventDefault();
      const next = Math.max(HEADER, Math.min(target, count - 1));
      if (shiftKey && next >= 0 && active >= 0) {
        const begin = beginOf(active);
        onRange(begin, next, isSelected(begin));
      } else anchor.current = ids[Math.max(next, 0)];
      goTo(next);
    } else if (key === 'PageDown' || key === 'PageUp') {
      event.preventDefault();
      hasTurned.current = true;
      onTurn(key === 'PageDown' ? 1 : -1);
    } else if (key === ' ' && shiftKey && active >= 0) {
      event.preventDefault();
      onRange(beginOf(active), active, isSelectedBy(active));
    } else if (key.length === 1 && key !== ' ') {
      const row = findTyped(key, names, active, event.timeStamp);
      if (row < 0) return;
      event.preventDefault();
      anchor.current = ids[row];
      goTo(row);
    }
  };

  return {
    tableRef: body,
    onKeyDown,
    boxAt: (place: number) => ({
      'data-place': place,
      tabIndex: place === HEADER || place === Math.max(active, 0) ? 0 : -1,
      onFocus: () => setCurrent(place),
      onClick: (event: MouseEvent) => {
        if (place < 0) return;
        if (event.shiftKey) onRange(beginOf(place), place, isSelectedBy(place));
        else anchor.current = ids[place];
      },
    }),
  };
}
