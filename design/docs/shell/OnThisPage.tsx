import { useEffect, useRef, useState } from 'react';
import { useAnchor } from '../../.ladle/addressView';
import { currentHeading } from './currentHeading';
import type { ReadingPlace } from './currentHeading';
import { OutlineLinks } from './OutlineLinks';
import { Outline } from './styledPage';
import { HEADINGS, useOutline } from './useOutline';
import type { OutlineEntry } from './useOutline';

/** How far below the place where links stop a heading counts as reached, px. */
const TOLERANCE = 16;

/** Where the reader is; not at the end of a page that has not been scrolled. */
function readingPlace(): ReadingPlace {
  const root = document.documentElement;
  return {
    line: Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + TOLERANCE,
    isAtEnd: root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 1,
  };
}

/** The id of the heading whose text is being read. */
function useCurrent(outline: readonly OutlineEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = [...document.querySelectorAll(HEADINGS)];
    const mark = () => {
      const tops = headings.map((heading) => heading.getBoundingClientRect().top);
      setCurrent(headings[currentHeading(tops, readingPlace())]?.id);
    };
    const growth = new ResizeObserver(mark);
    growth.observe(document.body);
    document.addEventListener('scroll', mark, { passive: true });
    return () => {
      growth.disconnect();
      document.removeEventListener('scroll', mark);
    };
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
      <OutlineLinks outline={outline} current={current} />
    </Outline>
  );
}
