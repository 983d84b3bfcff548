import { useEffect, useRef, useState } from 'react';
import { useAnchor } from '../../.ladle/addressView';
import { Disclosure } from '../../components/Disclosure/Disclosure';
import { FoldedOutline, Outline } from './styledPage';
import { HEADINGS, useOutline } from './useOutline';
import type { OutlineEntry } from './useOutline';

interface LinksProps {
  outline: readonly OutlineEntry[];
  /** The id of the heading that is being read. */
  current?: string;
}

function Links({ outline, current }: LinksProps) {
  return (
    <ul>
      {outline.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The id of the heading that came last into the upper part of the window. */
function useCurrent(outline: readonly OutlineEntry[]): string {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry !== undefined) setCurrent(entry.target.id);
      },
      { rootMargin: '0px 0px -60% 0px' },
    );
    for (const heading of document.querySelectorAll(HEADINGS)) seen.observe(heading);
    return () => seen.disconnect();
  }, [outline]);
  return current;
}

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

/** Links to the headings of the page, beside it. */
export function OnThisPage() {
  const outline = useOutline();
  const current = useCurrent(outline);
  usePlaceOfAddress(outline);
  if (outline.length < 2) return <div />;
  return (
    <Outline aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <Links outline={outline} current={current} />
    </Outline>
  );
}

/** The same below the head of a page, where there is no space beside it. */
export function OutlineBelow() {
  const outline = useOutline();
  if (outline.length < 2) return null;
  return (
    <FoldedOutline aria-label="On this page">
      <Disclosure summary="On this page">
        <Links outline={outline} />
      </Disclosure>
    </FoldedOutline>
  );
}
