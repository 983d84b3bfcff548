import { useEffect, useState } from 'react';

/** A heading counts as read when it passes this line, from the viewport's upper edge down. */
const READING_LINE = '-70%';
/** The observed area has no upper end: it contains every heading that was passed. CSS pixels. */
const FAR_ABOVE = '10000000px';

/**
 * Tracks the section that is being read without measuring layout: the browser reports which
 * headings are above the reading line, and the last of them is current.
 * @param ids of the headings, in reading order
 * @returns an id; undefined at the very top, or without browser support
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [passedIds, setPassedIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const above = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target.id);
          else above.delete(target.id);
        }
        setPassedIds(new Set(above));
      },
      { rootMargin: `${FAR_ABOVE} 0px ${READING_LINE} 0px` },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return ids.findLast((id) => passedIds.has(id));
}
