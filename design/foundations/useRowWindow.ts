import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface RowWindow {
  count: number;
  /**
   * Assumed height of a row until one is rendered, px. A changed value means that rows look
   * different now.
   */
  rowHeight: number;
  /** A row that is always rendered; -1 for none. */
  pinned?: number;
}

/**
 * The visible part of a list: the height of each row in px, the first row, and the number of rows.
 */
interface View {
  height: number;
  first: number;
  rows: number;
}

/** Assumed height of a list that has no layout (yet), px. */
const UNKNOWN_HEIGHT = 400;
/** Additional rows on either side of the visible ones. */
const OVERSCAN_ROWS = 6;

const heightOf = ({ clientHeight }: HTMLElement): number => clientHeight || UNKNOWN_HEIGHT;

function viewOf(height: number, offset: number, available: number): View {
  const first = Math.floor(offset / height);
  return { height, first, rows: Math.ceil((offset + available) / height) - first };
}

function look(scroller: HTMLElement, before: View): View {
  const row = scroller.firstElementChild?.firstElementChild;
  // Not the box on the screen, because a dialog is smaller during its entrance animation.
  const height =
    row instanceof HTMLElement && row.offsetHeight > 0 ? row.offsetHeight : before.height;
  const next = viewOf(height, scroller.scrollTop, heightOf(scroller));
  return next.height === before.height && next.first === before.first && next.rows === before.rows
    ? before
    : next;
}

function renderedRows({ first, rows }: View, count: number, pinnedRow: number): number[] {
  // The browser will scroll a shortened list back; until then, renders the rows of that position.
  const start = Math.min(first, Math.max(count - rows, 0));
  const from = Math.max(start - OVERSCAN_ROWS, 0);
  const end = Math.min(start + rows + OVERSCAN_ROWS, count);
  const indexes = Array.from({ length: end - from }, (_, step) => from + step);
  if (pinnedRow < 0 || pinnedRow >= count || (pinnedRow >= from && pinnedRow < end)) return indexes;
  return pinnedRow < from ? [pinnedRow, ...indexes] : [...indexes, pinnedRow];
}

/**
 * Renders only the visible rows of a long list, and a few around them. The ref belongs on the
 * scrolling element, which contains one box with the rows. All rows have the height of the first
 * rendered one, so their style may let them grow with the user's text size.
 */
export function useRowWindow({ count, rowHeight, pinned = -1 }: RowWindow) {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(() => viewOf(rowHeight, 0, UNKNOWN_HEIGHT));
  const lookAgain = (): void => {
    const element = scroller.current;
    if (element !== null) setView((before) => look(element, before));
  };
  const isDrawn = count > 0;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    if (typeof ResizeObserver === 'undefined') {
      lookAgain();
      return undefined;
    }
    // It reports after the layout of a frame, and before its paint. Looking here would compute the
    // layout in the middle of a render.
    const sizes = new ResizeObserver(() => flushSync(lookAgain));
    for (const box of [element, element.firstElementChild]) if (box) sizes.observe(box);
    return () => sizes.disconnect();
  }, [isDrawn, rowHeight]);
  useLayoutEffect(() => {
    const element = scroller.current;
    // Synchronously, because newly visible rows would otherwise be blank for a moment.
    const onScroll = () => flushSync(lookAgain);
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, []);
  const { height } = view;
  return {
    scroller,
    height: count * height,
    rows: renderedRows(view, count, pinned).map((index) => ({ index, start: index * height })),
    /** Scrolls as little as necessary to show a row. */
    show: (index: number): void => {
      const element = scroller.current;
      if (element === null) return;
      const [start, end] = [index * height, (index + 1) * height - heightOf(element)];
      element.scrollTop = Math.min(Math.max(element.scrollTop, end), start);
    },
  };
}
