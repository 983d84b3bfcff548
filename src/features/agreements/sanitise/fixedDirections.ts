/**
 * Changes a text while no element in it has `dir=auto`: the browser would compute its direction
 * again after each move. Headings keep it, because they may become other elements.
 */
export function withFixedDirections<Result>(text: Element, change: () => Result): Result {
  const found = [text, ...text.querySelectorAll(':not(h1, h2, h3, h4, h5, h6)')].filter((element) =>
    /^auto$/i.test(element.getAttribute('dir') ?? ''),
  );
  for (const element of found) element.removeAttribute('dir');
  const result = change();
  // From the inside: what is around looks for its direction once.
  for (const element of found.reverse()) element.setAttribute('dir', 'auto');
  return result;
}
