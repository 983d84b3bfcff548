/**
 * Our modals make everything beside them inert, and Ladle's list of stories and switches with it. While one
 * is open, this narrows that to the story, so that one can go on to the next story, theme or locale.
 * @returns the way to stop
 */
export function keepChromeLive(): () => void {
  const root = document.getElementById('ladle-root');
  const refresh = () => {
    const main = root?.querySelector('.ladle-main');
    // Without Ladle's own parts around the story (`mode=preview`) the page is as in the app.
    if (!root || !main) return;
    root.removeAttribute('inert');
    main.toggleAttribute('inert', document.querySelector('body > [data-overlay]') !== null);
  };
  const observer = new MutationObserver(refresh);
  observer.observe(document.body, { childList: true });
  if (root) observer.observe(root, { attributes: true, attributeFilter: ['inert'] });
  return () => observer.disconnect();
}
