import { focusedElement } from './pageRoots';

const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex]';

let pressed: Element | undefined;

function notePress(event: Event): void {
  const [target] = event.composedPath();
  pressed = (target instanceof Element ? target.closest(CONTROL) : null) ?? undefined;
}

function forgetPress(): void {
  pressed = undefined;
}

/** Notes what visitors press from now on, for as long as the page lives; asking for it again changes nothing. */
export function notePresses(): void {
  document.addEventListener('click', notePress, true);
  document.addEventListener('focusin', forgetPress, true);
}

/**
 * Where the visitor is: what was pressed last, or what has got the focus since. Safari gives pressed buttons, links and
 * checkboxes no focus; it goes to what is around them, mostly the page.
 */
export const attendedElement = (): Element | null => pressed ?? focusedElement();
