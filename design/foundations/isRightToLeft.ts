/** Whether text runs from right to left where the element stands, as the nearest `dir` says. */
export function isRightToLeft(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}
