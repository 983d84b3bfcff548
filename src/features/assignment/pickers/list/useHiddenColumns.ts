import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether parts of a box that scrolls sideways are hidden, before and after the visible part, and
 * whether its scrollbar lies over its last line.
 */
export function useHiddenColumns() {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ hasBefore: false, hasAfter: false, isCovered: false });
  const look = () => {
    const box = scrollerRef.current;
    if (box === null) return;
    // Negative from right to left. A pixel may be lost to rounding.
    const before = Math.abs(box.scrollLeft);
    const hasBefore = before > 1;
    const hasAfter = box.scrollWidth - box.clientWidth - before > 1;
    // A scrollbar that takes space makes the box lower than its borders alone do.
    const isCovered =
      (hasBefore || hasAfter) && box.offsetHeight - box.clientHeight <= 2 * box.clientTop;
    setHidden((last) =>
      last.hasBefore === hasBefore && last.hasAfter === hasAfter && last.isCovered === isCovered
        ? last
        : { hasBefore, hasAfter, isCovered },
    );
  };
  useLayoutEffect(() => {
    const box = scrollerRef.current;
    if (box === null || typeof ResizeObserver === 'undefined') return undefined;
    const sized = new ResizeObserver(look);
    sized.observe(box);
    // Shown and hidden columns change the width of the table.
    if (box.firstElementChild) sized.observe(box.firstElementChild);
    return () => sized.disconnect();
  }, []);
  return { scrollerRef, ...hidden, onScroll: look };
}
