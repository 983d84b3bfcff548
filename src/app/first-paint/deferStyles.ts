/**
 * Keeps the styles of a drawing that is done in slices from the page until all are there: half of them would move what the
 * pre-rendered markup's own style has put in place, and each slice would have the page styled anew.
 * @returns lets them have effect, from then on
 */
export function deferStyles({ head }: Document): () => void {
  const setMedia = (media: string) =>
    head.querySelectorAll<HTMLStyleElement>('style[data-styled]').forEach(({ sheet }) => {
      if (sheet) sheet.media.mediaText = media;
    });
  // Of the sheet, not of its element: Firefox reads an element's text anew when its `media` changes, and forgets all rules.
  const hold = () => setMedia('not all');
  // Told before anything is painted, and styled-components makes its tag with its first rule.
  const observer = new MutationObserver(hold);
  observer.observe(head, { childList: true });
  return () => {
    observer.disconnect();
    setMedia('');
  };
}
