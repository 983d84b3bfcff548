/**
 * Keeps scripts from taking the focus in a page that is only a picture in another page: the browser
 * gives the focus to an inert frame too, and the reader would type into it.
 */
export function leaveFocusOutside(): void {
  if (window.frameElement?.hasAttribute('inert') !== true) return;
  HTMLElement.prototype.focus = () => undefined;
}
