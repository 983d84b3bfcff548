import { pageElement } from './pageRoots';

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
function tellText(field: Text, shown: string): void {
  field.value = field.defaultValue;
  setShown(field, shown);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellBox(box: HTMLInputElement, shown: boolean): void {
  box.checked = !shown;
  box.click();
}

const isSilentText = ({ value, defaultValue, readOnly, disabled }: Text) =>
  value !== defaultValue && !readOnly && !disabled;

/**
 * `data-on` is the state that React knows. A radio button that was switched off is reported through
 * the one that was switched on.
 */
const isSilentBox = ({ checked, dataset, disabled, type }: HTMLInputElement) =>
  dataset.on !== String(checked) && !disabled && (checked || type !== 'radio');

/**
 * Reports the shown values of fields to React before it handles a press. Password managers, scripts
 * and voice control set values without an event, and the next rendering would remove them. Fields
 * with an active composition are skipped.
 * @returns a function that stops it
 */
export function reportShownValues(): () => void {
  const page = pageElement();
  let composing: EventTarget | null = null;
  const compose = ({ type, target }: Event) => {
    composing = type === 'compositionstart' ? target : null;
  };
  const hear = ({ target }: Event) => {
    const texts = [...page.querySelectorAll<Text>(TEXT)].filter(
      (field) => field !== composing && isSilentText(field),
    );
    // A pressed box has already changed, and its own event follows.
    const boxes = [...page.querySelectorAll<HTMLInputElement>('[data-on]')].filter(
      (box) => box !== target && isSilentBox(box),
    );
    // Reads all fields before it reports the first, because the rendering after a report would
    // reset the others.
    const tell = [
      ...texts.map((field) => tellText.bind(null, field, field.value)),
      ...boxes.map((box) => tellBox.bind(null, box, box.checked)),
    ];
    tell.forEach((one) => one());
  };
  MOMENTS.forEach((name) => page.addEventListener(name, hear, true));
  COMPOSING.forEach((name) => page.addEventListener(name, compose, true));
  return () => {
    MOMENTS.forEach((name) => page.removeEventListener(name, hear, true));
    COMPOSING.forEach((name) => page.removeEventListener(name, compose, true));
  };
}
