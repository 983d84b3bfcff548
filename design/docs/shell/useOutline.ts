import { useLayoutEffect, useState } from 'react';

/** A heading of the page. */
export interface OutlineEntry {
  id: string;
  title: string;
}

/** Headings that the outline lists; not those of live dialogs. */
const HEADINGS = 'article h2[id]:not([role=dialog] *, [role=alertdialog] *)';

const readOutline = (): OutlineEntry[] =>
  [...document.querySelectorAll(HEADINGS)].map(({ id, textContent }) => ({
    id,
    title: textContent ?? '',
  }));

/** The headings of the page before its first paint, also if they appear later. */
export function useOutline(): readonly OutlineEntry[] {
  const [outline, setOutline] = useState<readonly OutlineEntry[]>([]);
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (main === null) return undefined;
    const read = () =>
      setOutline((known) => {
        const found = readOutline();
        return JSON.stringify(found) === JSON.stringify(known) ? known : found;
      });
    const changes = new MutationObserver(read);
    changes.observe(main, { childList: true, subtree: true });
    read();
    return () => changes.disconnect();
  }, []);
  return outline;
}
