const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex]';

let control: Element | undefined;

function notePress(event: Event): void {
  const { target } = event;
  control = (target instanceof Element ? target.closest(CONTROL) : null) ?? undefined;
}

function forgetPress(): void {
  control = undefined;
}

/**
 * Records the control that the user pressed last, as long as the page exists. Repeated calls have
 * no effect.
 */
export function recordPresses(): void {
  document.addEventListener('click', notePress, true);
  document.addEventListener('focusin', forgetPress, true);
}

/**
 * The control that the user uses: the last pressed one, or the one focused since. Safari does not
 * focus pressed buttons, links and checkboxes, but an ancestor, mostly the page.
 */
export const lastUsedElement = (): Element | null => control ?? document.activeElement;
