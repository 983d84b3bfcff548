/** Times of one visit, in ms since it began; 0 as long as it has not happened. */
export interface Seen {
  visible: number;
  usable: number;
  answered: number;
  tasks: { start: number; duration: number }[];
}

export interface Watch {
  field: string;
  /** Pressed once, as soon as it is seen in a page that is read to its end. */
  press?: string | undefined;
  /** Stands in the page once the press was answered; with a `!` before it, no longer stands there. */
  answer?: string | undefined;
}

/**
 * Runs in the page before anything of its own: looks at every frame whether the field is drawn, and whether the visitor
 * could type in it, and presses a button once.
 */
export function watchStart({ field, press, answer }: Watch): void {
  const seen: Seen = { visible: 0, usable: 0, answered: 0, tasks: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.tasks.push(
      ...list.getEntries().map(({ startTime, duration }) => ({ start: startTime, duration })),
    );
  }).observe({ type: 'longtask', buffered: true });
  let isPressed = press === undefined;
  const look = () => {
    const input = document.querySelector<HTMLInputElement>(field);
    const box = input?.getBoundingClientRect();
    if (input && box && box.width > 0) {
      // Seen at the beginning of a frame, it is drawn at its end.
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
    // Not before the page's last lines are there: nobody is as quick as that.
    const button =
      isPressed || document.readyState === 'loading'
        ? null
        : document.querySelector<HTMLElement>(press ?? '');
    if (button) {
      isPressed = true;
      button.click();
    }
    if (answer !== undefined && isPressed && seen.answered === 0) {
      const isGone = answer.startsWith('!');
      if ((document.querySelector(isGone ? answer.slice(1) : answer) === null) === isGone)
        seen.answered = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
