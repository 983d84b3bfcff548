import { useEffect, useRef } from 'react';
import { useAnchor } from '../../.ladle/addressView';
import { Outline } from './styledPage';
import { useOutline } from './useOutline';
import type { OutlineEntry } from './useOutline';

/** Shows the place that the address names. Pages load later, so the browser does not find it itself. */
function usePlaceOfAddress(outline: readonly OutlineEntry[]): void {
  const anchor = useAnchor();
  const wanted = useRef('');
  useEffect(() => {
    wanted.current = anchor;
  }, [anchor]);
  useEffect(() => {
    const place = document.getElementById(wanted.current);
    if (place === null) return;
    place.scrollIntoView();
    wanted.current = '';
  }, [outline, anchor]);
}

/** Links to the headings of the page, beside it where there is space. */
export function OnThisPage() {
  const outline = useOutline();
  usePlaceOfAddress(outline);
  if (outline.length < 2) return <div />;
  return (
    <Outline aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ul>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Outline>
  );
}
