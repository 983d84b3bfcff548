import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How far outside the window a frame may load. */
const AHEAD = '600px';

/** Frames load one after another, because they share the thread of the page. */
let last: Promise<void> = Promise.resolve();

export function useFrameTurn(
  place: RefObject<Element | null>,
): readonly [hasTurn: boolean, onLoaded: () => void] {
  const [hasTurn, setHasTurn] = useState(false);
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    if (place.current === null) return undefined;
    let isNear = false;
    let isQueued = false;
    const load = () =>
      new Promise<void>((done) => {
        isQueued = false;
        end.current = done;
        setHasTurn(isNear);
        if (!isNear) done();
      });
    const move = (near: boolean) => {
      if (near === isNear) return;
      isNear = near;
      if (!near) {
        setHasTurn(false);
        end.current?.();
      } else if (!isQueued) {
        isQueued = true;
        last = last.then(load);
      }
    };
    const visibility = new IntersectionObserver(
      // A busy page gets several entries at once, the newest last.
      (entries) => move(entries.at(-1)?.isIntersecting === true),
      { rootMargin: AHEAD },
    );
    visibility.observe(place.current);
    return () => {
      visibility.disconnect();
      move(false);
    };
  }, [place]);
  return [hasTurn, () => end.current?.()];
}
