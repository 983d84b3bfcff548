import { useEffect } from 'react';
import type { RefObject } from 'react';
import { tabStops } from '../../foundations/focusable';

/**
 * Writes into `data-edges` of a box's parent at which edges the box hides content: `top`, `bottom`,
 * `start` and `end`; `covered` if its horizontal scrollbar lies over its last line. The variable
 * `--bar` is the height of a scrollbar that takes space. A box that scrolls and contains no tab stop
 * becomes one, so that keys can scroll it.
 */
export function useScrollEdges(boxRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = boxRef.current;
    const frame = box?.parentElement;
    if (!box || !frame || typeof ResizeObserver !== 'function') return undefined;
    let bar = 0;
    const look = () => {
      // Negative from right to left. A pixel may be lost to rounding.
      const before = Math.abs(box.scrollLeft);
      const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
      const height = box.offsetHeight - box.clientHeight - 2 * box.clientTop;
      if (height !== bar) frame.style.setProperty('--bar', `${(bar = height)}px`);
      const names = [
        box.scrollTop > 1 && 'top',
        high - box.scrollTop > 1 && 'bottom',
        before > 1 && 'start',
        wide - before > 1 && 'end',
        wide > 1 && height <= 0 && 'covered',
      ]
        .filter(Boolean)
        .join(' ');
      // Each written attribute makes the browser compute styles again.
      if (names !== (frame.dataset['edges'] ?? '')) frame.dataset['edges'] = names;
      return wide > 1 || high > 1;
    };
    const sizes = new ResizeObserver(() => {
      if (look() && tabStops(box).length === 0) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    });
    for (const each of [box, ...box.children]) sizes.observe(each);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [boxRef]);
}
