import { languageTag, locales } from '../platform/language/locales';
import type { Locale } from '../platform/language/locales';
import { EMPTY_PART } from './earlyPage';
import type { EarlyTexts } from './earlyPage';

/** Puts the texts of a locale into the markup, which is Chinese, before it is painted. */
export function showLanguage(page: Document, root: Element, locale: Locale, { locales: ids, slots, texts }: EarlyTexts): void {
  page.documentElement.lang = languageTag(locale);
  page.documentElement.dir = locales[locale].direction;
  const column = ids.indexOf(locale);
  const nodes: Node[] = [];
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const [at, attribute, text] of slots) {
    const value = texts[text]?.[column] ?? '';
    const node = nodes[at];
    if (at < 0) page.title = value;
    else if (attribute === 0 && value === EMPTY_PART) (node as Text).remove();
    else if (attribute === 0) (node as Text).data = value;
    else if (value === EMPTY_PART) (node as Element).removeAttribute(attribute);
    else (node as Element).setAttribute(attribute, value);
  }
}
