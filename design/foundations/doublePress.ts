import { isForeign, LAYER } from './foreign';

/**
 * The maximum time between the taps of a double tap. Phones do not count taps as computers count
 * clicks.
 */
const DOUBLE_TAP_MS = 500;
/** The maximum distance between the taps in px. A tap further away is intentional. */
const DOUBLE_TAP_REACH = 40;

interface Press {
  layer: Element | null;
  at: number;
  x: number;
  y: number;
}

/** Whether a tap follows another so quickly and closely that it belongs to it. */
function isSecondTap({ timeStamp, clientX, clientY }: MouseEvent, { at, x, y }: Press): boolean {
  return (
    timeStamp - at < DOUBLE_TAP_MS
    && Math.abs(clientX - x) <= DOUBLE_TAP_REACH
    && Math.abs(clientY - y) <= DOUBLE_TAP_REACH
  );
}

/** For controls that toggle: a double click, which some users always make, toggles once. */
export const onceForDouble =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail <= 1) act();
  };

/**
 * Restricts the second press of a double click or double tap to the layer of the first one. In a
 * layer that the first press opened or uncovered, it would press an element that the user has not
 * seen.
 * @returns a function that ends it
 */
export function confineDoublePress(): () => void {
  const page = document.documentElement;
  let last: Press | undefined;
  const judge = (event: MouseEvent) => {
    const { target } = event;
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
