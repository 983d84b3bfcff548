const SELECTOR = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  'iframe',
  '[contenteditable="true"]',
  '[tabindex]',
].join(',');

const isGrouped = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';

/** A radio group is one stop: the focused button, else the chosen one, else the first. */
function isStop(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!isGrouped(element)) return true;
  const group = all.filter(
    (other) => isGrouped(other) && other.name === element.name && other.form === element.form,
  ) as HTMLInputElement[];
  const active = document.activeElement;
  return (
    element
    === (group.find((each) => each === active) ?? group.find(({ checked }) => checked) ?? group[0])
  );
}

/** The tab stops inside `root`, in document order. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(SELECTOR)].filter(
    (element) =>
      element.tabIndex >= 0
      && element.closest('[inert], [hidden]') === null
      // jsdom has neither layout nor checkVisibility.
      && (!('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true })),
  );
  return all.filter((element) => isStop(element, all));
}
