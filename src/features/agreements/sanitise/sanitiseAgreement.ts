import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed';
import { elementCounter, refuseDeepText } from './complexity';
import { FOUND_LATER, keepAllowed } from './keepAllowed';

/** A cell may not make the table larger than this; browsers would go to a thousand columns for each. */
const WIDEST_SPAN = 50;

/** What `SANITIZE_NAMED_PROPS` puts before every id and name. */
export const MARK_PREFIX = 'user-content-';

let sharedPurifier: ReturnType<typeof DOMPurify> | undefined;

/** One for the page, because each one makes a policy named `dompurify` and a second of that name is refused. */
function cleanPurifier(): ReturnType<typeof DOMPurify> {
  sharedPurifier ??= DOMPurify(window);
  sharedPurifier.removeAllHooks();
  return sharedPurifier;
}

/** Browsers take the digits that a span begins with: `1000x` is a thousand. */
function narrowSpans(cell: Element): void {
  for (const span of ['colspan', 'rowspan']) {
    if (Number.parseInt(cell.getAttribute(span) ?? '', 10) > WIDEST_SPAN)
      cell.setAttribute(span, String(WIDEST_SPAN));
  }
}

/**
 * Makes an academy's HTML harmless (D28): text structure stays; scripts, styles, classes, forms, media and
 * everything that loads or covers something goes. What is left is a tree that is mounted as it is: it never becomes
 * text again, so that no second parser can read it otherwise. DOMPurify's parser is the one sink of HTML text in the
 * app; under Trusted Types it goes through DOMPurify's own policy, named `dompurify`.
 * @returns a detached element with the text's own `lang` and `dir`, direction `auto` where it says none
 * @throws TooComplex
 */
export function sanitiseAgreement(html: string): HTMLElement {
  return sanitiseAllowed(allowedPart(html));
}

/** The first half of `sanitiseAgreement`: what of a text may be parsed. @throws TooComplex */
export function allowedPart(html: string): string {
  const words = keepAllowed(html);
  refuseDeepText(words);
  return words;
}

/** The second half: the tree, of what `allowedPart` has left. @throws TooComplex */
export function sanitiseAllowed(words: string): HTMLElement {
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
  // A copy: the sanitiser leaves an iterator on the document for each element, and each move would tell all of them.
  const body = document.importNode(page, true).querySelector('body');
  const text = document.createElement('div');
  // Before its direction is to be found from the words: the browser would look for it again after each move.
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
