import type { EarlyPage } from './early/earlyPage';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Control = Field | HTMLButtonElement;

/**
 * Controls by their place among those of the same kind and name in the same part of the page. The
 * header can have other buttons than its markup.
 */
function controlsIn(root: HTMLElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  const counts = new Map<string, number>();
  for (const control of root.querySelectorAll<Control>('input, textarea, button')) {
    const part = control.closest('[data-overlay], header, main, footer');
    const kind = [part?.localName, control.localName, control.type, control.name].join(' ');
    const place = counts.get(kind) ?? 0;
    counts.set(kind, place + 1);
    controls.set(`${kind} ${place}`, control);
  }
  return controls;
}

/**
 * Copies what the user entered into a field to its replacement, as if entered there. A field that
 * the user left alone can have a stored value in its replacement.
 */
function copyValue(from: Field, twin: Field): void {
  if (from instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(from.type)) {
    if (from.checked !== from.defaultChecked && from.checked !== (twin as typeof from).checked)
      twin.click();
  } else if (
    from.value !== from.defaultValue
    && from.value !== twin.value
    && from.type !== 'file'
  ) {
    const { value, selectionStart, selectionEnd } = from;
    // React overrides `value` on the element and would not notice the change.
    Reflect.set(Object.getPrototypeOf(twin) as Field, 'value', value, twin);
    twin.setSelectionRange(selectionStart, selectionEnd);
    twin.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Preserves the input of a pre-rendered page. React discards its fields and buttons on a hydration
 * mismatch (a translator, an extension, a language that failed to load), with everything typed,
 * ticked and clicked.
 * @returns a function to call after hydration; it moves the input of discarded elements to their
 *   replacements
 */
export function captureInput(root: HTMLElement, { presses }: EarlyPage): () => void {
  const before = controlsIn(root);
  const focus = document.activeElement;
  return () => {
    const after = controlsIn(root);
    const replacements = new Map<HTMLElement, HTMLElement>();
    for (const [place, control] of before) {
      const twin = after.get(place);
      if (control.isConnected || !twin) continue;
      replacements.set(control, twin);
      if (control === focus) twin.focus();
      if (!(control instanceof HTMLButtonElement)) copyValue(control, twin as Field);
    }
    const inOrder = [...presses].map((button) => replacements.get(button) ?? button);
    presses.clear();
    inOrder.forEach((button) => presses.add(button));
  };
}
