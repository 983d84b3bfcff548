import { isForeign, LAYER } from './foreign';
import { pageElement } from './pageRoots';

/** How soon a second tap is part of a double one; phones do not count taps as computers count clicks. */
const DOUBLE_TAP_MS = 500;
/** How far from the first, px, to either side: whoever taps elsewhere has seen what is there. */
const DOUBLE_TAP_REACH = 40;

interface Press {
  layer: Element | null;
  at: number;
  x: number;
  y: number;
}

/** Whether a tap follows another so soon and so near that it belongs to it. */
function isSecondTap({ timeStamp, clientX, clientY }: MouseEvent, { at, x, y }: Press): boolean {
  return (
    timeStamp - at < DOUBLE_TAP_MS
    && Math.abs(clientX - x) <= DOUBLE_TAP_REACH
    && Math.abs(clientY - y) <= DOUBLE_TAP_REACH
  );
}

/** For what turns something over and back: a double click, as some visitors always do, turns it once. */
export const onceForDouble =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail <= 1) act();
  };

/**
 * From now on the second press of a double click or double tap acts only in the layer where the first one was. In one
 * that the first has opened, or uncovered, it would press what happens to lie there, before anybody has seen it.
 * @returns ends it
 */
export function keepDoublePressInLayer(): () => void {
  const page = pageElement();
  let last: Press | undefined;
  const judge = (event: MouseEvent) => {
    const [target] = event.composedPath();
    if (target instanceof Element && isForeign(target)) return;
    const layer = target instanceof Element ? target.closest(LAYER) : null;
    const isFinger = 'pointerType' in event && event.pointerType === 'touch';
    const isSecond =
      event.detail > 1 || (isFinger && last !== undefined && isSecondTap(event, last));
    if (isSecond && last?.layer !== layer) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      last = { layer, at: event.timeStamp, x: event.clientX, y: event.clientY };
    }
  };
  page.addEventListener('click', judge, true);
  return () => page.removeEventListener('click', judge, true);
}
