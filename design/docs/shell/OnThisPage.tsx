import { useEffect, useRef, useState } from 'react';
import { savedScrollTop } from './scrollPosition';
import { Outline } from './styledPage';

interface OutlineEntry {
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

/** The headings of the page, also if they appear later. */
function useOutline(): readonly OutlineEntry[] {
  const [outline, setOutline] = useState<readonly OutlineEntry[]>([]);
  useEffect(() => {
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

/** The heading whose text is being read: the last one that the window's upper part contains. */
function useCurrent(outline: readonly OutlineEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entry) setCurrent(entry.target.id);
      },
      { rootMargin: '0px 0px -65% 0px' },
    );
    for (const heading of document.querySelectorAll(HEADINGS)) seen.observe(heading);
    return () => seen.disconnect();
  }, [outline]);
  return current;
}

/** Shows the place that the address names. Pages load later, so the browser does not find it itself. */
function usePlaceOfAddress(outline: readonly OutlineEntry[]): void {
  const wanted = useRef(savedScrollTop() === undefined ? window.location.hash.slice(1) : '');
  useEffect(() => {
    const place = document.getElementById(wanted.current);
    if (place === null) return;
    place.scrollIntoView();
    wanted.current = '';
  }, [outline]);
}

/** Links to the headings of the page. */
export function OnThisPage() {
  const outline = useOutline();
  const current = useCurrent(outline);
  usePlaceOfAddress(outline);
  if (outline.length < 2) return <div />;
  return (
    <Outline aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ul>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Outline>
  );
}
