import type { EarlyPage } from './early/earlyPage';
import { partOf } from './earlyVisit';
import type { PagePart } from './earlyVisit';

type Control = HTMLInputElement | HTMLButtonElement;

const controlsOf = (root: HTMLElement, part: PagePart): Control[] =>
  [...root.querySelectorAll<Control>('[data-overlay] :is(input,button)')].filter(
    (control) => partOf(control) === part,
  );

/** Copies a field's value to its replacement, as if the user had entered it there. */
function takeOver(from: Control, twin: Control): void {
  if (from.type === 'checkbox') {
    if ((from as HTMLInputElement).checked !== (twin as HTMLInputElement).checked) twin.click();
  } else if (
    from instanceof HTMLInputElement
    && twin instanceof HTMLInputElement
    && from.value !== twin.value
  ) {
    const { value, selectionStart, selectionEnd } = from;
    // React overrides `value` on the element and would not notice the change.
    Reflect.set(HTMLInputElement.prototype, 'value', value, twin);
    twin.setSelectionRange(selectionStart, selectionEnd);
    twin.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Preserves the input of the pre-rendered dialog. React discards its fields and buttons on a
 * hydration mismatch (a translator, an extension, a language that failed to load), with everything
 * typed, ticked and clicked.
 * @returns a function to call when a part has rendered; it moves the input of discarded elements to
 *   their replacements
 */
export function captureInput(root: HTMLElement, { presses }: EarlyPage): (part: PagePart) => void {
  const before = { frame: controlsOf(root, 'frame'), form: controlsOf(root, 'form') };
  const all: readonly EventTarget[] = [...before.frame, ...before.form];
  let visited: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    if (target && all.includes(target)) visited = target;
  });
  return (part) => {
    const now = controlsOf(root, part);
    const twins = new Map<HTMLElement, HTMLElement>();
    // Once: a dialog that is closed and reopened starts empty.
    before[part].splice(0).forEach((control, place) => {
      const twin = now[place];
      if (control.isConnected || twin?.type !== control.type || twin.name !== control.name) return;
      twins.set(control, twin);
      if (control === visited) twin.focus();
      takeOver(control, twin);
    });
    const inOrder = [...presses].map((button) => twins.get(button) ?? button);
    presses.clear();
    inOrder.forEach((button) => presses.add(button));
  };
}
