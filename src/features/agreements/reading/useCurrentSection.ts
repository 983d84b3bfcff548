import { useEffect, useState } from 'react';

/** A section is read from when its heading passes this line, from the window's upper edge down. */
const READING_LINE = '-70%';
/** Upwards the observed band has no end: every heading that was passed is in it. CSS pixels. */
const FAR_ABOVE = '10000000px';

/**
 * Follows which section is being read, without measuring anything itself: the browser tells which headings lie above
 * the reading line, and the last of them is the one.
 * @param ids of the headings, in reading order
 * @returns the id of one; none at the very top, or where the browser does not tell
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const above = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target.id);
          else above.delete(target.id);
        }
        setPassed(new Set(above));
      },
      { rootMargin: `${FAR_ABOVE} 0px ${READING_LINE} 0px` },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return ids.findLast((id) => passed.has(id));
}
