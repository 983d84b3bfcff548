/**
 * The text of `<script type="application/json" id="…">` in a page. Other elements with that id are
 * ignored: on a host page they may be user content.
 * @returns undefined when there is none
 */
export function pageData(page: Document, id: string): string | undefined {
  return page.querySelector(`script[type="application/json"]#${id}`)?.textContent;
}
