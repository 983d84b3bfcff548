import { savePlace } from './keepPlace';

/**
 * Opens links to other stories without loading the page again. Ladle reads the address at each
 * `popstate` event.
 * @returns a function that stops it
 */
export function followStoryLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    if (!isPlain || event.defaultPrevented || link?.target || !address.startsWith('?story='))
      return;
    event.preventDefault();
    openStory(address);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** @param address of `storyAddress` */
export function openStory(address: string): void {
  savePlace();
  window.history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
  if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
}
