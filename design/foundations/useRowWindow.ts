import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

interface RowWindow {
  count: number;
  /** Height of each row, px. */
  rowHeight: number;
  /** A row that stays drawn wherever the list is scrolled to; -1 for none. */
  pinned?: number;
}

/** Height taken for a list that is not laid out (yet), px. */
const UNKNOWN_HEIGHT = 400;

/** Draws only the rows of a long list that can be seen, and a few around them. The ref goes to what scrolls. */
export function useRowWindow({ count, rowHeight, pinned = -1 }: RowWindow) {
  const scroller = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing is compiled here, and rows are drawn anew each time
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, ({ width, height }) => tell({ width, height: height === 0 ? UNKNOWN_HEIGHT : height })),
    rangeExtractor: ({ startIndex, endIndex, overscan }) => {
      const first = Math.max(startIndex - overscan, 0);
      const last = Math.min(endIndex + overscan, count - 1);
      const seen = Array.from({ length: last - first + 1 }, (_, step) => first + step);
      if (pinned < 0 || pinned >= count || (pinned >= first && pinned <= last)) return seen;
      return pinned < first ? [pinned, ...seen] : [...seen, pinned];
    },
  });
  return {
    scroller,
    height: rows.getTotalSize(),
    rows: rows.getVirtualItems().map(({ index, start }) => ({ index, start })),
    show: (index: number) => rows.scrollToIndex(index),
  };
}
