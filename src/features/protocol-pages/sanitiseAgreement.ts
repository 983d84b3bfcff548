import DOMPurify from 'dompurify';

const TAGS =
  'h1 h2 h3 h4 h5 h6 p br hr b strong i em u s small ul ol li dl dt dd table caption thead tbody tfoot tr th td blockquote pre code a span div sub sup section article bdi';
const ATTRIBUTES = 'href lang dir start colspan rowspan scope';

/**
 * Makes an academy's HTML harmless (D28): text structure stays; scripts, styles, forms, media, ids and
 * everything that loads or covers something goes. Links open in a new tab, to http(s) or mail only. A first
 * heading that only repeats `name`, which the page shows as its title, goes too.
 */
export function sanitiseAgreement(html: string, name: string): string {
  const purifier = DOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  const text = purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    ALLOWED_URI_REGEXP: /^(https?:|mailto:)/i,
    SANITIZE_NAMED_PROPS: true,
  });
  const first = text.firstElementChild;
  if (first?.tagName === 'H1' && first.textContent?.trim() === name.trim()) first.remove();
  // The page's own title is its only h1.
  text.querySelectorAll('h1').forEach((title) => {
    const part = document.createElement('h2');
    part.append(...title.childNodes);
    title.replaceWith(part);
  });
  const holder = document.createElement('div');
  holder.append(text);
  return holder.innerHTML;
}
