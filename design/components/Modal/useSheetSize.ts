import { useEffect } from 'react';
import type { RefObject } from 'react';
import { play } from '../../foundations/motion';

/**
 * Keeps the top edge of a card where its first content, or a resized window, has put it; until the
 * user acts, a card that grows is centered again. Animates the card to its new height when its
 * content grows or shrinks. A card that needs the space above takes it before it scrolls.
 */
export function useSheetSize(
  sheetRef: RefObject<HTMLElement | null>,
  bodyRef: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [sheet, body] = [sheetRef.current, bodyRef.current];
    const dialog = sheet?.parentElement;
    const layer = dialog?.parentElement;
    if (!sheet || !body || !dialog || !layer || typeof ResizeObserver !== 'function')
      return undefined;
    // The card is at most as high as the window allows, and scrolls then.
    let height = 0;
    // The height at which the dialog stands in the middle.
    let centered = 0;
    // Of the window; unknown until the observer reports the first layout.
    let size = '';
    let moving: Animation | undefined;
    const observer = new ResizeObserver(() => {
      const from = moving ? sheet.offsetHeight : height;
      moving?.cancel();
      moving = undefined;
      const newSize = `${window.innerWidth} ${window.innerHeight}`;
      const isResized = newSize !== size;
      size = newSize;
      ({ offsetHeight: height } = sheet);
      const outer = dialog.offsetHeight;
      if (isResized || (outer > centered && !navigator.userActivation.hasBeenActive)) {
        centered = outer;
        layer.style.justifyContent = 'start';
        layer.style.setProperty('--above', `calc(50dvb - var(--edge) - ${outer / 2}px)`);
      }
      if (height === from || isResized) return;
      moving = play(sheet, [
        { blockSize: `${from}px`, overflow: 'clip' },
        { blockSize: `${height}px`, overflow: 'clip' },
      ]);
      if (moving) moving.onfinish = () => (moving = undefined);
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, [sheetRef, bodyRef]);
}
