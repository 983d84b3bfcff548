import { isBlank } from '#lib/text/characters.ts';
import { parseAddress } from '#lib/url/webAddress.ts';
import { MARK_PREFIX } from './sanitizeAgreement';

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);
const BLOCKS =
  'p, li, dt, dd, td, th, caption, blockquote, pre, div, section, article, h2, h3, h4, h5, h6';

/**
 * An address that a link of the text may have; relative ones are resolved against the text's own
 * address.
 */
function safeAddress(href: string, base: string): string | undefined {
  const address = parseAddress(href, base);
  if (address === undefined || !SAFE_PROTOCOLS.has(address.protocol)) return undefined;
  return address.username === '' && address.password === '' ? address.href : undefined;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The link targets in the text, by name; the first of duplicates counts, as in browsers. */
function markedPlaces(root: Element): Map<string, Element> {
  const places = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id], a[name]')) {
    const isAnchorAlone =
      element.localName === 'a' && (!element.hasAttribute('href') || isBlank(element.textContent));
    const place = isAnchorAlone ? (element.closest(BLOCKS) ?? root) : element;
    // The target must be a part of the text, not all of it.
    if (!root.contains(place.parentElement)) continue;
    for (const mark of [element.id, element.getAttribute('name') ?? '']) {
      const key = mark.replace(MARK_PREFIX, '');
      if (key !== '' && !places.has(key)) places.set(key, place);
    }
  }
  return places;
}

/**
 * The target of a fragment in the text itself: as written, or else decoded, as browsers look it up.
 */
function placeAt(
  href: string,
  base: string,
  places: ReadonlyMap<string, Element>,
): Element | undefined {
  const at = href.indexOf('#');
  if (at < 0 || safeAddress(href.slice(0, at), base) !== safeAddress('', base)) return undefined;
  const fragment = href.slice(at + 1);
  return [fragment, unescaped(fragment)]
    .map((mark) => places.get(mark.replace(MARK_PREFIX, '')))
    .find((place) => place !== undefined);
}

/**
 * Rewrites every link of a text: to the web or mail in a new tab without opener, or to a place in
 * the text. Other links, and invisible ones, become plain text. The text's own ids and names are
 * removed, because the page has its own.
 * @param nameOf returns an id of ours for a place in the text
 */
export function settleLinks(root: Element, base: string, nameOf: (place: Element) => string): void {
  const places = markedPlaces(root);
  const leads: [Element, Element][] = [];
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    const place = placeAt(href, base, places);
    const address = href === '' || href.startsWith('#') ? undefined : safeAddress(href, base);
    if (isBlank(link.textContent)) link.replaceWith(...link.childNodes);
    else if (place) leads.push([link, place]);
    else if (address === undefined) link.replaceWith(...link.childNodes);
    else {
      link.setAttribute('href', address);
      link.setAttribute('target', '_blank');
    }
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const element of root.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id');
    element.removeAttribute('name');
  }
  for (const [link, place] of leads) link.setAttribute('href', `#${nameOf(place)}`);
}
