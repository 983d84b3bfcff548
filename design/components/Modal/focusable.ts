const SELECTOR = [
  'a[href]', 'button:not(:disabled)', 'input:not(:disabled):not([type="hidden"])', 'select:not(:disabled)',
  'textarea:not(:disabled)', 'summary', 'iframe', '[contenteditable="true"]', '[tabindex]',
].join(',');

/** Radio buttons are one stop: the chosen one, when there is one. */
function isSkippedRadio(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return all.some((other) =>
    other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name && other.checked);
}

/** What Tab stops at inside `root`, in document order. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(SELECTOR)].filter((element) =>
    element.tabIndex >= 0 && element.closest('[inert], [hidden]') === null
    // jsdom has no layout and no checkVisibility.
    && (!('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true })));
  return all.filter((element) => !isSkippedRadio(element, all));
}
