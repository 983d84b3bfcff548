import { cutUnits, isBlank } from '#lib/text/characters.ts';
import { displayText } from '#lib/text/displayText.ts';
import { TooComplex } from './complexity';
import { settleHeadings } from './headings';
import { refuseDearText } from './layoutCost';
import { settleLinks } from './links';
import { sanitizeAgreement } from './sanitizeAgreement';

/**
 * Changes a text while no element in it has `dir=auto`: the browser would compute its direction
 * again after each move. Headings keep it, because they may become other elements.
 */
function withFixedDirections<Result>(text: Element, change: () => Result): Result {
  const elements = [text, ...text.querySelectorAll(':not(h1, h2, h3, h4, h5, h6)')].filter(
    (element) => /^auto$/i.test(element.getAttribute('dir') ?? ''),
  );
  for (const element of elements) element.removeAttribute('dir');
  const result = change();
  // From the inside: what is around looks for its direction once.
  for (const element of elements.reverse()) element.setAttribute('dir', 'auto');
  return result;
}

/** With fewer headings a table of contents is not useful. */
const MIN_HEADINGS = 3;
/** More sections than anyone reads; subsections are included unless this is exceeded. */
const MAX_CONTENTS = 500;
const MAX_TITLE_LENGTH = 300;
/**
 * Prevents DOM clobbering: with a hyphen and our prefix it matches no property of `window` or
 * `document`.
 */
const ID_PREFIX = 'agreement-section-';

export interface Section {
  id: string;
  title: string;
  parts: Section[];
}

export interface AgreementDocument {
  /** The tree to mount as it is; it may be mounted several times. */
  text: HTMLElement;
  /** The text's sections, two levels deep; empty for a text with few headings or hundreds. */
  contents: Section[];
}

interface Source {
  name: string;
  address: string;
}

/** Returns a function that gives a place an id, once, and makes it focusable. */
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
  if (headings.length < MIN_HEADINGS) return [];
  const levelOf = (heading: Element): number => Number(heading.localName.slice(1));
  // A text with its own title above everything else, different from the page's: the contents list
  // its subsections. A single h2 is always the first heading, because `settleHeadings` starts
  // there.
  const isTitled = headings.filter((heading) => levelOf(heading) === 2).length === 1;
  const top = isTitled ? 3 : 2;
  const sections: Section[] = [];
  for (const heading of headings) {
    const depth = levelOf(heading) - top;
    const list = depth === 0 ? sections : sections.at(-1)?.parts;
    if (depth === 0 || depth === 1)
      list?.push({
        id: nameOf(heading),
        title: displayText(cutUnits(heading.textContent.trim(), MAX_TITLE_LENGTH), ''),
        parts: [],
      });
  }
  const parts = sections.reduce((sum, section) => sum + section.parts.length, 0);
  if (sections.length > MAX_CONTENTS) return [];
  return sections.length + parts > MAX_CONTENTS
    ? sections.map((section) => ({ ...section, parts: [] }))
    : sections;
}

/** Wide tables scroll separately; the mounting component names the frame and makes it focusable. */
function frameTables(root: Element): void {
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const frame = document.createElement('div');
    frame.setAttribute('data-table', '');
    table.replaceWith(frame);
    frame.append(table);
  }
}

/** Whether a text has no markup, like mail: then its line breaks are its only structure. */
const isPlain = (html: string): boolean => !/<[a-z/!?]/i.test(html);

export type AgreementReading = AgreementDocument | 'empty' | 'tooLarge';

/** Converts an agreement's HTML to what the page mounts, or says why there is nothing to mount. */
export function readAgreement(html: string, { name, address }: Source): AgreementReading {
  try {
    const text = sanitizeAgreement(html);
    const nameOf = placeNamer();
    const headings = withFixedDirections(text, () => {
      const textHeadings = settleHeadings(text, name);
      settleLinks(text, address, nameOf);
      frameTables(text);
      return textHeadings;
    });
    if (isBlank(text.textContent)) return 'empty';
    text.toggleAttribute('data-plain', isPlain(html));
    refuseDearText(text);
    return { text, contents: contentsOf(headings, nameOf) };
  } catch (error) {
    if (error instanceof TooComplex) return 'tooLarge';
    throw error;
  }
}
