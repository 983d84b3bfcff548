import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

interface RowWindow {
  count: number;
  /** Height that each row is taken to have until one is drawn, px; another one tells that rows look otherwise now. */
  rowHeight: number;
  /** A row that stays drawn wherever the list is scrolled to; -1 for none. */
  pinned?: number;
}

/** Height taken for a list that is not laid out (yet), px. */
const UNKNOWN_HEIGHT = 400;

/**
 * Draws only the rows of a long list that can be seen, and a few around them. The ref goes to what scrolls, which holds one
 * box that holds the rows. All are as high as the first one drawn: their style may let them grow with the visitor's letters.
 */
export function useRowWindow({ count, rowHeight, pinned = -1 }: RowWindow) {
  const scroller = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(rowHeight);
  const takeHeight = (): void => {
    const row = scroller.current?.firstElementChild?.firstElementChild;
    // Not the box on the screen: a dialog that comes in is drawn smaller for a moment.
    if (row instanceof HTMLElement && row.offsetHeight > 0) setHeight(row.offsetHeight);
  };
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing is compiled here, and rows are drawn anew each time
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (seen) => {
        takeHeight();
        tell({ width: seen.width, height: seen.height === 0 ? UNKNOWN_HEIGHT : seen.height });
      }),
    rangeExtractor: ({ startIndex, endIndex, overscan }) => {
      const first = Math.max(startIndex - overscan, 0);
      const last = Math.min(endIndex + overscan, count - 1);
      const seen = Array.from({ length: last - first + 1 }, (_, step) => first + step);
      if (pinned < 0 || pinned >= count || (pinned >= first && pinned <= last)) return seen;
      return pinned < first ? [pinned, ...seen] : [...seen, pinned];
    },
  });
  const drawn = rows.getVirtualItems();
  const isDrawn = drawn.length > 0;
  useLayoutEffect(takeHeight, [isDrawn, rowHeight]);
  useLayoutEffect(() => rows.measure(), [rows, height]);
  return {
    scroller,
    height: rows.getTotalSize(),
    rows: drawn.map(({ index, start }) => ({ index, start })),
    show: (index: number) => rows.scrollToIndex(index),
  };
}
