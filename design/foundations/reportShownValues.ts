/** Events before or during a press, and events after which React writes its own value. */
const MOMENTS = ['focusin', 'focusout', 'click', 'submit'];
const COMPOSING = ['compositionstart', 'compositionend'];

type Text = HTMLInputElement | HTMLTextAreaElement;

const TEXT = 'input:not([type]), input[type=text], input[type=search], textarea';

/** The native setter, which React does not watch. */
function setShown(field: Text, value: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Reports a text to React. React keeps its known value in the attribute. */
function reportText(field: Text, value: string): void {
  field.value = field.defaultValue;
  setShown(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function reportBox(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

const isSilentText = ({ value, defaultValue, readOnly, disabled }: Text) =>
  value !== defaultValue && !readOnly && !disabled;

function reportChoice(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * `data-value` is React's state. A value without an option shows another option, which the user did
 * not choose.
 */
const isSilentChoice = ({ value, dataset, disabled, options }: HTMLSelectElement) =>
  value !== dataset.value
  && !disabled
  && [...options].some((option) => option.value === dataset.value);

/**
 * `data-on` is React's state. A radio button that was switched off is reported through the one that
 * was switched on.
 */
const isSilentBox = ({ checked, dataset, disabled, type }: HTMLInputElement) =>
  dataset.on !== String(checked) && !disabled && (checked || type !== 'radio');

const isBox = (field: Text): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/**
 * React defines a property on each field that it creates. A copy of the element lacks this
 * property.
 */
const isReacts = (field: Text): boolean => Object.hasOwn(field, isBox(field) ? 'checked' : 'value');

const isField = (node: Node): node is Text =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** React's field for each field with which an extension has replaced it. */
class ReplacedFields {
  private readonly ours = new Map<Text, Text>();
  private readonly observer = new MutationObserver((records) =>
    records.forEach(({ removedNodes }) => removedNodes.forEach((node) => this.note(node))),
  );

  constructor(private readonly page: HTMLElement) {
    this.observer.observe(page, { childList: true, subtree: true });
  }

  private note(node: Node): void {
    if (!isField(node) || node.isConnected || !isReacts(node)) return;
    const theirs = [...this.page.querySelectorAll<Text>('input, textarea')].find(
      (field) => field.id !== '' && field.id === node.id && !isReacts(field),
    );
    if (theirs) this.ours.set(theirs, node);
  }

  /**
   * Restores React's fields with the values of their replacements.
   * @param isPressed whether a press may have begun: a box that is removed before it ends would not
   *   change
   */
  restore(isPressed: boolean): void {
    for (const [theirs, ours] of this.ours) {
      if (isPressed && isBox(theirs)) continue;
      this.ours.delete(theirs);
      if (!theirs.isConnected || ours.isConnected) continue;
      const isFocused = theirs.matches(':focus');
      theirs.replaceWith(ours);
      if (isBox(ours) && isBox(theirs)) ours.checked = theirs.checked;
      else setShown(ours, theirs.value);
      if (isFocused) ours.focus();
    }
  }

  stop(): void {
    this.observer.disconnect();
  }
}

/**
 * Reports the shown values of fields to React before it handles a press. Password managers, scripts
 * and voice control set values without an event, and the next rendering would remove them; some
 * replace a field with an element of their own. Fields with an active composition are skipped.
 * @returns a function that stops it
 */
export function reportShownValues(): () => void {
  const page = document.documentElement;
  let composing: EventTarget | null = null;
  const compose = ({ type, target }: Event) => {
    composing = type === 'compositionstart' ? target : null;
  };
  const replacements = new ReplacedFields(page);
  const reportAll = ({ target, type }: Event) => {
    replacements.restore(type === 'focusin' || type === 'focusout');
    const texts = [...page.querySelectorAll<Text>(TEXT)].filter(
      (field) => field !== composing && isSilentText(field),
    );
    // A pressed box has already changed, and its own event follows.
    const boxes = [...page.querySelectorAll<HTMLInputElement>('[data-on]')].filter(
      (box) => box !== target && isSilentBox(box),
    );
    const choices = [...page.querySelectorAll<HTMLSelectElement>('select[data-value]')].filter(
      (select) => select !== target && isSilentChoice(select),
    );
    // Reads all fields before it reports the first, because the rendering after a report would
    // reset the others.
    const reports = [
      ...texts.map((field) => reportText.bind(null, field, field.value)),
      ...boxes.map((box) => reportBox.bind(null, box, box.checked)),
      ...choices.map((select) => reportChoice.bind(null, select, select.value)),
    ];
    reports.forEach((one) => one());
  };
  MOMENTS.forEach((name) => page.addEventListener(name, reportAll, true));
  COMPOSING.forEach((name) => page.addEventListener(name, compose, true));
  return () => {
    replacements.stop();
    MOMENTS.forEach((name) => page.removeEventListener(name, reportAll, true));
    COMPOSING.forEach((name) => page.removeEventListener(name, compose, true));
  };
}
