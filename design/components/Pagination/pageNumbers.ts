/** A page number, or a gap for omitted pages. */
export type PageStep = number | 'gap';

/** First, last and those around the current page. A gap of one page is replaced by that page. */
export function pageNumbers(current: number, last: number): PageStep[] {
  const pages = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((one, other) => one - other);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}
