import { cutUnits, isBlank } from '#lib/text/characters.ts';
import { displayText } from '#lib/text/displayText.ts';
import { TooComplex } from './complexity';
import { withFixedDirections } from './fixedDirections';
import { settleHeadings } from './headings';
import { settleLinks } from './links';
import { dividePieces } from './pieces';
import { allowedPart, sanitiseAllowed } from './sanitiseAgreement';

/** Fewer headings are seen at a glance. */
const LEAST_FOR_CONTENTS = 3;
/** More sections than anybody looks through; with their parts, unless those are too many. */
const MOST_IN_CONTENTS = 500;
/** Characters of a title in the contents. */
const LONGEST_TITLE = 300;
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
  /** The text's sections, two levels deep; none for a text with few headings or hundreds. */
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
    if (depth === 0 || depth === 1)
      list?.push({
        id: nameOf(heading),
        title: displayText(cutUnits(heading.textContent.trim(), LONGEST_TITLE), ''),
        parts: [],
      });
  }
  const parts = sections.reduce((sum, section) => sum + section.parts.length, 0);
  if (sections.length > MOST_IN_CONTENTS) return [];
  return sections.length + parts > MOST_IN_CONTENTS
    ? sections.map((section) => ({ ...section, parts: [] }))
    : sections;
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
 * Above it a text is read in tasks of their own: reading 512 KB takes Chromium about 250 ms, and 8 KB of small cells 25 ms,
 * after which they are laid out. UTF-16 units.
 */
export const LARGE = 4096;

/** Whether a text was written without any markup, as for mail: then its line breaks are the only structure it has. */
const isPlain = (html: string): boolean => !/<[a-z/!?]/i.test(html);

export type AgreementReading = AgreementDocument | 'empty' | 'tooLarge';

/** Reads a text in steps, none of which holds the page for long; see `readAgreement`. */
export function* readInSteps(
  html: string,
  { name, address }: Source,
): Generator<undefined, AgreementReading, undefined> {
  try {
    const words = allowedPart(html);
    yield;
    const text = sanitiseAllowed(words);
    yield;
    const nameOf = placeNamer();
    const headings = withFixedDirections(text, () => {
      const settled = settleHeadings(text, name);
      settleLinks(text, address, nameOf);
      frameTables(text);
      return settled;
    });
    if (isBlank(text.textContent)) return 'empty';
    const keepsLines = isPlain(html);
    text.toggleAttribute('data-plain', keepsLines);
    const contents = contentsOf(headings, nameOf);
    yield;
    text.toggleAttribute('data-large', dividePieces(text, keepsLines));
    return { text, contents };
  } catch (error) {
    if (error instanceof TooComplex) return 'tooLarge';
    throw error;
  }
}

/** Makes an agreement's HTML what the page mounts (D28), or says why there is nothing to mount. */
export function readAgreement(html: string, source: Source): AgreementReading {
  const steps = readInSteps(html, source);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
