import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface RowWindow {
  count: number;
  /** Height that each row is taken to have until one is drawn, px; another one tells that rows look otherwise now. */
  rowHeight: number;
  /** A row that stays drawn wherever the list is scrolled to; -1 for none. */
  pinned?: number;
}

/** What is seen of a list: the height of each of its rows, px, the first row, and how many. */
interface View {
  height: number;
  first: number;
  rows: number;
}

/** Height taken for a list that is not laid out (yet), px. */
const UNKNOWN_HEIGHT = 400;
/** Rows drawn on either side of those that are seen. */
const SPARE_ROWS = 6;

const roomOf = ({ clientHeight }: HTMLElement): number => clientHeight || UNKNOWN_HEIGHT;

function viewOf(height: number, scrolled: number, room: number): View {
  const first = Math.floor(scrolled / height);
  return { height, first, rows: Math.ceil((scrolled + room) / height) - first };
}

function look(scroller: HTMLElement, before: View): View {
  const row = scroller.firstElementChild?.firstElementChild;
  // Not the box on the screen: a dialog that comes in is drawn smaller for a moment.
  const height =
    row instanceof HTMLElement && row.offsetHeight > 0 ? row.offsetHeight : before.height;
  const next = viewOf(height, scroller.scrollTop, roomOf(scroller));
  return next.height === before.height && next.first === before.first && next.rows === before.rows
    ? before
    : next;
}

function drawnRows({ first, rows }: View, count: number, pinned: number): number[] {
  // Of a list that has become shorter the browser scrolls back; until then what it will come to is drawn.
  const seen = Math.min(first, Math.max(count - rows, 0));
  const from = Math.max(seen - SPARE_ROWS, 0);
  const end = Math.min(seen + rows + SPARE_ROWS, count);
  const drawn = Array.from({ length: end - from }, (_, step) => from + step);
  if (pinned < 0 || pinned >= count || (pinned >= from && pinned < end)) return drawn;
  return pinned < from ? [pinned, ...drawn] : [...drawn, pinned];
}

/**
 * Draws only the rows of a long list that can be seen, and a few around them. The ref goes to what scrolls, which holds one
 * box that holds the rows. All are as high as the first one drawn: their style may let them grow with the visitor's letters.
 */
export function useRowWindow({ count, rowHeight, pinned = -1 }: RowWindow) {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(() => viewOf(rowHeight, 0, UNKNOWN_HEIGHT));
  const lookAgain = (): void => {
    const element = scroller.current;
    if (element !== null) setView((before) => look(element, before));
  };
  const isDrawn = count > 0;
  useLayoutEffect(lookAgain, [isDrawn, rowHeight]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    // At once, or rows that are scrolled to would be blank for a moment.
    const onScroll = () => flushSync(lookAgain);
    element.addEventListener('scroll', onScroll, { passive: true });
    const sized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lookAgain);
    sized?.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      sized?.disconnect();
    };
  }, []);
  const { height } = view;
  return {
    scroller,
    height: count * height,
    rows: drawnRows(view, count, pinned).map((index) => ({ index, start: index * height })),
    /** Scrolls as little as brings a row into view. */
    show: (index: number): void => {
      const element = scroller.current;
      if (element === null) return;
      const [start, end] = [index * height, (index + 1) * height - roomOf(element)];
      element.scrollTop = Math.min(Math.max(element.scrollTop, end), start);
    },
  };
}
