/**
 * Wraps tables that are wider than the page in a named, focusable scroll frame, while they are. A
 * frame on every table would add needless tab stops.
 * @param nameOf the name of the n-th table, for one without a caption
 * @returns the unsubscribe function
 */
export function watchTables(root: HTMLElement, nameOf: (number: number) => string): () => void {
  const frames = [...root.querySelectorAll<HTMLElement>('[data-table]')];
  const names = new Map(
    frames.map((frame, index) => [
      frame,
      frame.querySelector('caption')?.textContent.trim() || nameOf(index + 1),
    ]),
  );
  const settle = (frame: HTMLElement): void => {
    const isWide = frame.scrollWidth > frame.clientWidth;
    if (!isWide)
      ['role', 'tabindex', 'aria-label'].forEach((attribute) => frame.removeAttribute(attribute));
    else {
      frame.setAttribute('role', 'region');
      frame.setAttribute('tabindex', '0');
      frame.setAttribute('aria-label', names.get(frame) ?? '');
    }
  };
  if (typeof ResizeObserver === 'undefined') {
    frames.forEach(settle);
    return () => undefined;
  }
  // It reports each frame once it has been laid out. To measure it before would lay out every piece
  // that is left out.
  const observer = new ResizeObserver((entries) =>
    entries.forEach(({ target }) => settle(target as HTMLElement)),
  );
  frames.forEach((frame) => observer.observe(frame));
  return () => observer.disconnect();
}
