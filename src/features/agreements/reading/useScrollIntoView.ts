import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Scrolls a list, never the page, so that its current item is visible. */
export function useScrollIntoView(
  list: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector('[aria-current]');
    if (!box || !item || box.scrollHeight <= box.clientHeight) return;
    const [frame, place] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
    if (place.top < frame.top) box.scrollBy({ top: place.top - frame.top, behavior: 'instant' });
    else if (place.bottom > frame.bottom)
      box.scrollBy({ top: place.bottom - frame.bottom, behavior: 'instant' });
  }, [list, current]);
}
