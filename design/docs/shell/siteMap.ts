import { groupBy } from '../groupBy';

/** A story in the navigation. */
export interface SiteEntry {
  /** Ladle's name of the story. */
  id: string;
  title: string;
}

/** A page of the navigation with the stories below it: the states of a component or of a screen. */
export interface SitePage extends SiteEntry {
  /** The heading above the page inside its section; empty for none. */
  group: string;
  states: readonly SiteEntry[];
}

export interface SiteSection {
  title: string;
  pages: readonly SitePage[];
}

/** The written sections, with the order of their pages; `folder` is the first part of the ids. */
const WRITTEN = [
  {
    title: 'Overview',
    folder: 'overview',
    order: 'welcome atlas',
  },
  {
    title: 'Foundations',
    folder: 'foundations',
    order: 'tokens colour contrast type spacing layout radius elevation motion icons',
  },
  { title: 'Theming', folder: 'theming', order: 'playground' },
  {
    title: 'Patterns',
    folder: 'patterns',
    order: 'forms-and-errors sign-in empty-loading-failed confirmation choosing-many',
  },
  { title: 'Content', folder: 'content', order: 'voice' },
];

const COMPONENTS = 'components';
const COMPONENT_PAGE = 'documentation';
/** Stories for the visual comparison alone. */
const NOT_LISTED = 'drawings';

/** Words that are not written as in Ladle's ids. */
const SPELLINGS: readonly (readonly [written: RegExp, spelled: string])[] = [
  [/\bqr\b/gi, 'QR'],
  [/\bid\b/gi, 'ID'],
  [/\bsign in\b/gi, 'Sign-in'],
  [/^empty loading failed$/i, 'Empty, loading, failed'],
  [/\bgerman\b/g, 'German'],
  [/([a-z])(\d+)$/, '$1 $2'],
];

/** The readable title of a part of a story's id: "QR code" for `qr-code`. */
export function readableTitle(part: string): string {
  const words = part.replaceAll('-', ' ');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return SPELLINGS.reduce((text, [written, spelled]) => text.replace(written, spelled), sentence);
}

const partsOf = (id: string): string[] => id.split('--');
const lastPart = (id: string): string => partsOf(id).at(-1) ?? '';
const entryOf = (id: string): SiteEntry => ({ id, title: readableTitle(lastPart(id)) });

function writtenPages(ids: readonly string[], order: readonly string[]): SitePage[] {
  const rank = (id: string) =>
    (order.indexOf(lastPart(id)) + order.length + 1) % (order.length + 1);
  return [...ids]
    .sort((one, other) => rank(one) - rank(other))
    .map((id) => ({ ...entryOf(id), group: '', states: [] }));
}

/** The stories of each file of stories, in alphabetical order of their titles. */
function byTitle(ids: readonly string[]): [title: string, ids: string[]][] {
  const titles = groupBy(ids, (id) => id.slice(0, id.lastIndexOf('--')));
  return [...titles].sort(([one], [other]) => (one < other ? -1 : 1));
}

const componentPages = (ids: readonly string[]): SitePage[] =>
  byTitle(ids).map(([title, own]) => {
    const id = `${title}--${COMPONENT_PAGE}`;
    const states = own.filter((each) => each !== id).map(entryOf);
    return { id, title: readableTitle(lastPart(title)), group: '', states };
  });

const screenPages = (ids: readonly string[]): SitePage[] =>
  byTitle(ids).map(([title, own]) => ({
    id: own[0] ?? '',
    title: readableTitle(lastPart(title)),
    group: title.includes('--') ? readableTitle(partsOf(title)[0] ?? '') : '',
    states: own.map(entryOf),
  }));

/** Sections, pages and states of the documentation, from the ids of all stories. */
export function siteMap(stories: readonly string[]): SiteSection[] {
  const folders = groupBy(stories, (id) => partsOf(id)[0] ?? '');
  const written = WRITTEN.map(({ title, folder, order }) => ({
    title,
    pages: writtenPages(folders.get(folder) ?? [], order.split(' ')),
  }));
  const known = new Set([...WRITTEN.map(({ folder }) => folder), COMPONENTS, NOT_LISTED]);
  return [
    ...written,
    { title: 'Components', pages: componentPages(folders.get(COMPONENTS) ?? []) },
    {
      title: 'Screens',
      pages: screenPages(stories.filter((id) => !known.has(partsOf(id)[0] ?? ''))),
    },
  ].filter(({ pages }) => pages.length > 0);
}

/** Whether a story is a written page, which needs no separate window. */
export function isWrittenPage(story: string): boolean {
  const [folder] = partsOf(story);
  return (
    WRITTEN.some((section) => section.folder === folder)
    || (folder === COMPONENTS && story.endsWith(`--${COMPONENT_PAGE}`))
  );
}

/** Where a story is in the site. */
export interface SitePlace {
  section: SiteSection;
  page: SitePage;
  /** The state, if the story is not the page itself. */
  state: SiteEntry | undefined;
}

/**
 * Finds a story.
 * @returns undefined for a story that the navigation does not list
 */
export function placeOf(sections: readonly SiteSection[], story: string): SitePlace | undefined {
  const pages = sections.flatMap((section) => section.pages.map((page) => ({ section, page })));
  const found = pages.find(
    ({ page }) => page.id === story || page.states.some(({ id }) => id === story),
  );
  return found && { ...found, state: found.page.states.find(({ id }) => id === story) };
}
