import type { EarlyPage } from './early/earlyPage';
type Control = HTMLInputElement | HTMLButtonElement;

const controlsIn = (root: HTMLElement): Control[] => [
  ...root.querySelectorAll<Control>('[data-overlay] :is(input,button)'),
];

/** Copies a field's value to its replacement, as if the user had entered it there. */
function copyValue(from: Control, twin: Control): void {
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
 * @returns a function to call after hydration; it moves the input of discarded elements to their
 *   replacements
 */
export function captureInput(root: HTMLElement, { presses }: EarlyPage): () => void {
  const before = controlsIn(root);
  const focused = document.activeElement;
  return () => {
    const after = controlsIn(root);
    const replacements = new Map<HTMLElement, HTMLElement>();
    before.forEach((control, place) => {
      const twin = after[place];
      if (control.isConnected || twin?.type !== control.type || twin.name !== control.name) return;
      replacements.set(control, twin);
      if (control === focused) twin.focus();
      copyValue(control, twin);
    });
    const inOrder = [...presses].map((button) => replacements.get(button) ?? button);
    presses.clear();
    inOrder.forEach((button) => presses.add(button));
  };
}
