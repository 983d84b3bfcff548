import { useEffect } from 'react';
import type { RefObject } from 'react';
import { play } from '../../foundations/motion';

/**
 * Animates a card to its new height when its content grows or shrinks. A changed width means a
 * resized window; the card then takes its height at once.
 */
export function useHeightMotion(
  cardRef: RefObject<HTMLElement | null>,
  contentRef: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [card, content] = [cardRef.current, contentRef.current];
    if (!card || !content || typeof ResizeObserver !== 'function') return undefined;
    // The card is at most as high as the window allows, and scrolls then.
    let height = 0;
    // Unknown until the observer reports the first layout.
    let width = NaN;
    let moving: Animation | undefined;
    const observer = new ResizeObserver(() => {
      const from = moving ? card.offsetHeight : height;
      moving?.cancel();
      moving = undefined;
      const isResized = content.offsetWidth !== width;
      ({ offsetHeight: height } = card);
      ({ offsetWidth: width } = content);
      if (height === from || isResized) return;
      moving = play(card, [
        { blockSize: `${from}px`, overflow: 'clip' },
        { blockSize: `${height}px`, overflow: 'clip' },
      ]);
      if (moving) moving.onfinish = () => (moving = undefined);
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, [cardRef, contentRef]);
}
