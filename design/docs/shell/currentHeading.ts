/** Where the reader is on the page. */
export interface ReadingPlace {
  /** A heading above this line has been reached; px from the window's top, as for the headings. */
  line: number;
  /** The page is scrolled to its end, where headings may stay below the line. */
  isAtEnd: boolean;
}

/**
 * The index of the heading whose text is being read: the last one above the line, or else the first.
 * Of headings side by side it is the first.
 * @param tops positions of the headings in document order, px
 */
export function currentHeading(tops: readonly number[], { line, isAtEnd }: ReadingPlace): number {
  const reached = isAtEnd ? tops.length - 1 : tops.findLastIndex((top) => top < line);
  return Math.max(
    0,
    tops.findIndex((top) => top === tops[reached]),
  );
}
