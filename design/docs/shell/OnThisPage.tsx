import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAnchor } from '../../.ladle/addressView';
import { Disclosure } from '../../components/Disclosure/Disclosure';
import { useMediaQuery } from '../../foundations/useMediaQuery';
import { widest } from './layout';
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

/** The headings of the page before its first paint, also if they appear later. */
function useOutline(): readonly OutlineEntry[] {
  const [outline, setOutline] = useState<readonly OutlineEntry[]>([]);
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (main === null) return undefined;
    const read = () =>
      setOutline((before) => {
        const found = readOutline();
        return JSON.stringify(found) === JSON.stringify(before) ? before : found;
      });
    const changes = new MutationObserver(read);
    changes.observe(main, { childList: true, subtree: true });
    read();
    return () => changes.disconnect();
  }, []);
  return outline;
}

/** Shows the place that the address names. Pages load later, so the browser does not find it itself. */
function usePlaceOfAddress(outline: readonly OutlineEntry[]): void {
  const anchor = useAnchor();
  const targetId = useRef('');
  useEffect(() => {
    targetId.current = anchor;
  }, [anchor]);
  useEffect(() => {
    const place = document.getElementById(targetId.current);
    if (place === null) return;
    place.closest('details')?.setAttribute('open', '');
    place.scrollIntoView();
    targetId.current = '';
  }, [outline, anchor]);
}

const TITLE = 'On this page';

export function OnThisPage() {
  const outline = useOutline();
  usePlaceOfAddress(outline);
  const isBeside = useMediaQuery(widest);
  if (outline.length < 2) return null;
  const list = (
    <ul>
      {outline.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <Outline aria-label={TITLE}>
      {isBeside ? (
        <div>
          <b aria-hidden="true">{TITLE}</b>
          {list}
        </div>
      ) : (
        <Disclosure summary={TITLE}>{list}</Disclosure>
      )}
    </Outline>
  );
}
