import { JSDOM } from 'jsdom';
import { EMPTY_PART } from '../../src/early/earlyPage';
import type { EarlyTexts } from '../../src/early/earlyPage';
import type { Locale } from '../../src/platform/language/locales';
import type { PrerenderedPage } from '../../src/prerender';

/** What stands at one place of the markup: a text, or the attributes of an element. */
type Place = { text: string } | { attributes: ReadonlyMap<string, string> };

/** Every element and text of some markup, in the order in which the page's own walk meets them. */
function placesOf(markup: string): Place[] {
  const { window } = new JSDOM(`<!doctype html><div id="root">${markup}</div>`);
  const { document, NodeFilter } = window;
  const root = document.getElementById('root') as Element;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const places: Place[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === window.Node.TEXT_NODE) places.push({ text: node.nodeValue ?? '' });
    else places.push({ attributes: new Map([...(node as Element).attributes].map(({ name, value }) => [name, value])) });
  }
  window.close();
  return places;
}

/** The value at a place in one language; what a language has not is marked. */
function valueAt(place: Place | undefined, attribute: string | 0): string {
  if (place === undefined) return EMPTY_PART;
  if ('text' in place) return attribute === 0 ? place.text : EMPTY_PART;
  return place.attributes.get(String(attribute)) ?? EMPTY_PART;
}

function attributesOf(places: readonly (Place | undefined)[]): (string | 0)[] {
  const names = places.flatMap((place) => (place === undefined || 'text' in place ? [] : [...place.attributes.keys()]));
  return places.some((place) => place !== undefined && 'text' in place) ? [0] : [...new Set(names)];
}

/**
 * Compares the pre-rendered pages of all languages, and lists the places where they differ.
 * @throws when two languages differ in more than texts and attributes: then one page cannot hold both
 */
export function earlyTexts(pages: ReadonlyMap<Locale, PrerenderedPage>): EarlyTexts {
  const locales = [...pages.keys()];
  const all = locales.map((locale) => placesOf(pages.get(locale)?.markup ?? ''));
  const first = all[0] ?? [];
  if (all.some(({ length }) => length !== first.length)) throw new Error('The pre-rendered pages differ in their elements');
  const texts: string[][] = [];
  const indexOf = (column: readonly string[]): number => {
    const known = texts.findIndex((text) => text.every((value, at) => value === column[at]));
    return known < 0 ? texts.push([...column]) - 1 : known;
  };
  const differs = (column: readonly string[]) => column.some((value) => value !== column[0] || value === EMPTY_PART);
  const pagesInOrder = locales.map((locale) => pages.get(locale) as PrerenderedPage);
  const slots: [number, string | 0, number][] = [[-1, 0, indexOf(pagesInOrder.map(({ title }) => title))]];
  first.forEach((_, at) => {
    for (const attribute of attributesOf(all.map((places) => places[at]))) {
      const column = all.map((places) => valueAt(places[at], attribute));
      if (differs(column)) slots.push([at, attribute, indexOf(column)]);
    }
  });
  const keys = Object.keys(pagesInOrder[0]?.framePhrases ?? {});
  const phrases = Object.fromEntries(
    keys.map((key) => [key, indexOf(pagesInOrder.map(({ framePhrases }) => framePhrases[key] ?? ''))]),
  );
  return { locales, slots, texts, phrases };
}
