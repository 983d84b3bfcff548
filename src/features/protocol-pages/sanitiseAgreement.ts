import DOMPurify from 'dompurify';
import { nodeCounter, refuseDeepText } from './complexity';

const TAGS =
  'h1 h2 h3 h4 h5 h6 p br hr b strong i em u s small ul ol li dl dt dd table caption thead tbody tfoot tr th td blockquote pre code a span div sub sup section article bdi';
/** `id` and `name` only as marks that links within the text may lead to; `readAgreement` takes them off. */
const ATTRIBUTES = 'href lang dir start colspan rowspan scope id name';
/** A cell may not make the table larger than this; browsers would go to a thousand columns for each. */
const WIDEST_SPAN = 50;

/** What `SANITIZE_NAMED_PROPS` puts before every id and name. */
export const MARK_PREFIX = 'user-content-';

function narrowSpans(cell: Element): void {
  for (const span of ['colspan', 'rowspan']) {
    if (Number(cell.getAttribute(span)) > WIDEST_SPAN) cell.setAttribute(span, String(WIDEST_SPAN));
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
  refuseDeepText(html);
  const purifier = DOMPurify(window);
  purifier.addHook('beforeSanitizeElements', nodeCounter());
  purifier.addHook('afterSanitizeAttributes', narrowSpans);
  const page = purifier.sanitize(html, {
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
  }) as Element;
  const body = page.querySelector('body');
  const text = document.createElement('div');
  for (const name of ['lang', 'dir']) {
    const value = body?.getAttribute(name) ?? page.getAttribute(name);
    if (value !== null) text.setAttribute(name, value);
  }
  if (!text.hasAttribute('dir')) text.dir = 'auto';
  while (body?.firstChild) text.append(body.firstChild);
  return text;
}
