import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { queueFrame } from './frameQueue';

/** How far outside the window a frame may load. */
const AHEAD = '600px';

function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const seen = new IntersectionObserver(
      // A busy page gets several entries at once, the newest last.
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: AHEAD },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [place]);
  return isNear;
}

/** Whether the frame in this place may load, and what to call when it has loaded. */
export function useFrameTurn(
  place: RefObject<Element | null>,
): readonly [hasTurn: boolean, onLoaded: () => void] {
  const isNear = useIsNear(place);
  const [hasTurn, setHasTurn] = useState(false);
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isNear || place.current === null) return undefined;
    const leave = queueFrame(place.current, () => {
      setHasTurn(true);
      return new Promise((done) => {
        end.current = done;
      });
    });
    return () => {
      leave();
      end.current?.();
      setHasTurn(false);
    };
  }, [isNear, place]);
  return [hasTurn, () => end.current?.()];
}
