/**
 * The text of `<script type="application/json" id="…">` in a page. Nothing else of that id counts: on a page that is not
 * ours it may stand in what a visitor has written.
 * @returns undefined where there is none
 */
export function pageData(page: Document, id: string): string | undefined {
  return page.querySelector(`script[type="application/json"]#${id}`)?.textContent;
}
