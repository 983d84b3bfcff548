import { isBlank } from '../../lib/characters';
import { displayText } from '../../lib/displayText';
import { TooComplex } from './complexity';
import { settleHeadings } from './headings';
import { settleLinks } from './links';
import { sanitiseAgreement } from './sanitiseAgreement';

/** Fewer headings are seen at a glance. */
const LEAST_FOR_CONTENTS = 3;
/** No clobbering: with a hyphen and a prefix of ours it is no property of `window` or `document`. */
const ID_PREFIX = 'agreement-section-';

export interface Section {
  /** The id of its heading. */
  id: string;
  title: string;
  /** One level below; these have none. */
  parts: Section[];
}

export interface AgreementDocument {
  /** To be mounted as it is; it may be mounted again. */
  text: HTMLElement;
  /** The text's sections, two levels deep; none for a text with few headings. */
  contents: Section[];
}

interface Source {
  /** The title of the page. */
  name: string;
  /** Where the text came from. */
  address: string;
}

/** Gives each place of a text an id once, and lets it take the focus. */
function placeNamer(): (place: Element) => string {
  let count = 0;
  return (place) => {
    if (place.id === '') {
      count += 1;
      place.id = `${ID_PREFIX}${count}`;
      place.setAttribute('tabindex', '-1');
    }
    return place.id;
  };
}

function contentsOf(headings: readonly Element[], nameOf: (place: Element) => string): Section[] {
  if (headings.length < LEAST_FOR_CONTENTS) return [];
  const levelOf = (heading: Element): number => Number(heading.localName.slice(1));
  // A text whose title stands above all else, under another name than the page's: its parts are the contents.
  // Where there is one h2 it is the first heading: settled ones begin there.
  const isTitled = headings.filter((heading) => levelOf(heading) === 2).length === 1;
  const top = isTitled ? 3 : 2;
  const sections: Section[] = [];
  for (const heading of headings) {
    const depth = levelOf(heading) - top;
    const list = depth === 0 ? sections : sections.at(-1)?.parts;
    if (depth === 0 || depth === 1) list?.push({ id: nameOf(heading), title: displayText(heading.textContent.trim(), ''), parts: [] });
  }
  return sections;
}

/** Wide tables scroll by themselves; the frame gets its name and its focus from who mounts it. */
function frameTables(root: Element): void {
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const frame = document.createElement('div');
    frame.setAttribute('data-table', '');
    table.replaceWith(frame);
    frame.append(table);
  }
}

/**
 * Under it, reading a text takes less than 50 ms and laying it out as much (measured in Chromium: about 250 ms each for
 * 512 KB). UTF-16 units.
 */
export const LARGE = 65_536;

/** Whether a text was written without any markup, as for mail: then its line breaks are the only structure it has. */
const isPlain = (html: string): boolean => !/<[a-z/!?]/i.test(html);

/** Makes an agreement's HTML what the page mounts (D28), or says why there is nothing to mount. */
export function readAgreement(html: string, { name, address }: Source): AgreementDocument | 'empty' | 'tooLarge' {
  try {
    const text = sanitiseAgreement(html);
    const headings = settleHeadings(text, name);
    const nameOf = placeNamer();
    settleLinks(text, address, nameOf);
    if (isBlank(text.textContent)) return 'empty';
    frameTables(text);
    text.toggleAttribute('data-large', html.length > LARGE);
    text.toggleAttribute('data-plain', isPlain(html));
    return { text, contents: contentsOf(headings, nameOf) };
  } catch (error) {
    if (error instanceof TooComplex) return 'tooLarge';
    throw error;
  }
}
