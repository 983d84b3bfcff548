import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed';
import { elementCounter, refuseDeepText } from './complexity';
import { FOUND_LATER, filterMarkup } from './filterMarkup';

/** Limits a cell's span; browsers would create a thousand columns per cell. */
const MAX_SPAN = 50;

/** The prefix that `SANITIZE_NAMED_PROPS` adds to every id and name. */
export const MARK_PREFIX = 'user-content-';

let sharedPurifier: ReturnType<typeof DOMPurify> | undefined;

/**
 * One instance per page, because each creates a policy named `dompurify` and a duplicate name is
 * refused.
 */
function cleanPurifier(): ReturnType<typeof DOMPurify> {
  sharedPurifier ??= DOMPurify(window);
  sharedPurifier.removeAllHooks();
  return sharedPurifier;
}

/** Browsers read the leading digits of a span: `1000x` is a thousand. */
function narrowSpans(cell: Element): void {
  for (const span of ['colspan', 'rowspan']) {
    if (Number.parseInt(cell.getAttribute(span) ?? '', 10) > MAX_SPAN)
      cell.setAttribute(span, String(MAX_SPAN));
  }
}

/**
 * Sanitizes an academy's HTML: text structure stays; scripts, styles, classes, forms, media
 * and everything that loads or covers something is removed. The result is a tree that is mounted as
 * it is and never serialized, so that no second parser can read it differently. DOMPurify's parser
 * is the app's only sink for HTML strings; under Trusted Types it uses DOMPurify's own policy,
 * named `dompurify`.
 * @returns a detached element with the text's own `lang` and `dir`, direction `auto` by default
 * @throws TooComplex
 */
export function sanitizeAgreement(html: string): HTMLElement {
  const words = filterMarkup(html);
  refuseDeepText(words);
  const purifier = cleanPurifier();
  purifier.addHook('beforeSanitizeElements', elementCounter());
  purifier.addHook('afterSanitizeAttributes', narrowSpans);
  const page = purifier.sanitize(words, {
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
  }) as Element;
  // A copy: the sanitizer leaves a node iterator on the document per element, and each move would
  // notify all of them.
  const body = document.importNode(page, true).querySelector('body');
  const text = document.createElement('div');
  // Before its direction is to be found from the words: the browser would look for it again after
  // each move.
  text.append(...(body?.childNodes ?? []));
  for (const name of ['lang', 'dir']) {
    const value = body?.getAttribute(name) ?? page.getAttribute(name);
    if (value !== null) text.setAttribute(name, value);
  }
  // From the inside: what is around looks for its direction once.
  for (const element of [...text.querySelectorAll(`[dir="${FOUND_LATER}"]`)].reverse())
    element.setAttribute('dir', 'auto');
  if (!text.hasAttribute('dir') || text.getAttribute('dir') === FOUND_LATER) text.dir = 'auto';
  return text;
}
