/**
 * Disables the styles of a render in slices until all are inserted. A part of them would move what
 * the pre-rendered markup's style has positioned, and each slice would restyle the page.
 * @returns a function that enables them
 */
export function deferStyles({ head }: Document): () => void {
  const setMedia = (media: string) =>
    head.querySelectorAll<HTMLStyleElement>('style[data-styled]').forEach(({ sheet }) => {
      if (sheet) sheet.media.mediaText = media;
    });
  // On the sheet, not its element: when an element's `media` changes, Firefox parses its text again
  // and drops all rules.
  const disable = () => setMedia('not all');
  // The observer runs before paint. styled-components creates its tag with its first rule.
  const observer = new MutationObserver(disable);
  observer.observe(head, { childList: true });
  return () => {
    observer.disconnect();
    setMedia('');
  };
}
