import type { EarlyPage } from './early/earlyPage';
import { partOf } from './earlyVisit';
import type { PagePart } from './earlyVisit';

type Control = HTMLInputElement | HTMLButtonElement;

const controlsOf = (root: HTMLElement, part: PagePart): Control[] =>
  [...root.querySelectorAll<Control>('[data-overlay] :is(input,button)')].filter(
    (control) => partOf(control) === part,
  );

/** Puts what a field held into its twin, as if it had been typed or ticked there. */
function takeOver(from: Control, twin: Control): void {
  if (from.type === 'checkbox') {
    if ((from as HTMLInputElement).checked !== (twin as HTMLInputElement).checked) twin.click();
  } else if (
    from instanceof HTMLInputElement
    && twin instanceof HTMLInputElement
    && from.value !== twin.value
  ) {
    const { value, selectionStart, selectionEnd } = from;
    // React overwrites `value` on the element, and would not hear of the change.
    Reflect.set(HTMLInputElement.prototype, 'value', value, twin);
    twin.setSelectionRange(selectionStart, selectionEnd);
    twin.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Holds on to the fields and buttons of the pre-rendered dialog. React throws them away where the markup is no longer what
 * it was made of (a translator, an extension, a language whose file is gone), with what was typed, ticked and pressed.
 * @returns to be called when a part is drawn: what was thrown away of it goes over to what stands in its place
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
    // Once: a dialog that is closed and opened anew has forgotten.
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
