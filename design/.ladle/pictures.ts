/**
 * In a page that is only a picture in another page (its frame is inert), scripts cannot take the
 * focus: the browser gives it to inert frames, and the reader's words with it.
 */
export function leaveFocusOutside(): void {
  if (window.frameElement?.hasAttribute('inert') !== true) return;
  HTMLElement.prototype.focus = () => undefined;
}
