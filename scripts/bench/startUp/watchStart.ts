/** Times of one visit, in ms since its start; 0 until the event happens. */
export interface Seen {
  visible: number;
  usable: number;
  answered: number;
  /** The last candidate for the largest contentful paint. */
  largest: number;
  /** The cumulative layout shift, with the shifts after input. */
  shift: number;
  tasks: { start: number; duration: number }[];
}

export interface Watch {
  /** The field to type in, on a page that has one. */
  field?: string | undefined;
  /** The button to press once, as soon as it is visible and the page is parsed. */
  press?: string | undefined;
  /**
   * Whether to press in every frame until the page answers, if it loses presses before hydration.
   */
  repeats?: boolean | undefined;
  /**
   * The selector that appears after the press; with a leading `!`, the selector that disappears.
   */
  answer?: string | undefined;
}

/**
 * Runs before the page's own scripts. Checks in every frame whether the field is painted and
 * whether the user can type in it, and presses a button.
 */
export function watchStart({ field, press, repeats = false, answer }: Watch): void {
  const seen: Seen = { visible: 0, usable: 0, answered: 0, largest: 0, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  let isPressed = press === undefined;
  const look = () => {
    const input = field === undefined ? null : document.querySelector<HTMLInputElement>(field);
    const box = input?.getBoundingClientRect();
    if (input && box && box.width > 0) {
      // What exists at the start of a frame is painted at its end.
      seen.visible ||= performance.now();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (
        seen.usable === 0
        && hit === input
        && !input.disabled
        && !input.readOnly
        && !input.closest('[inert]')
      ) {
        input.focus();
        if (document.activeElement === input) seen.usable = performance.now();
      }
    }
    // Waits for the end of the page, because no user is faster than that.
    const button =
      isPressed || document.readyState === 'loading'
        ? null
        : document.querySelector<HTMLElement>(press ?? '');
    if (button) {
      isPressed = !repeats;
      button.click();
    }
    if (answer !== undefined && (isPressed || repeats) && seen.answered === 0) {
      const isGone = answer.startsWith('!');
      if ((document.querySelector(isGone ? answer.slice(1) : answer) === null) === isGone)
        seen.answered = performance.now();
      isPressed ||= seen.answered > 0;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
