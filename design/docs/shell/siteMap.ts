import { groupBy } from '../groupBy';
import { kebab } from '../storyAddress';

export interface SiteEntry {
  /** Ladle's name of the story. */
  id: string;
  title: string;
}

export type ScreenState = 'Content' | 'Waiting' | 'Empty' | 'Question' | 'Error';

export interface SiteState extends SiteEntry {
  state: ScreenState;
}

/** A node of a flow, with the condition on the arrow that leads to it. */
export interface FlowNode extends SiteEntry {
  when: string;
}

export interface FlowStep extends FlowNode {
  branches: readonly FlowNode[];
}

/** A page of the navigation with the stories below it: the states of a component or of a screen. */
export interface SitePage extends SiteEntry {
  /** Empty for none. */
  group: string;
  /** Where the screen is in the flow of its feature, for example "By code". */
  path: string;
  states: readonly SiteState[];
  steps: readonly FlowStep[];
}

export interface SiteSection {
  title: string;
  pages: readonly SitePage[];
}

/** What the default export of a screen's stories says about them. Ladle reads it as a literal. */
export interface ScreenMeta {
  feature: string;
  /** Screens of one path follow each other. */
  path?: string;
  /** The place among all screens. */
  order: number;
  /** Names of stories by what they show; every other story shows content. */
  waiting?: readonly string[];
  empty?: readonly string[];
  question?: readonly string[];
  error?: readonly string[];
  /**
   * What leads to stories: to those of this file by their names, to others by their ids. An error, a
   * question or another screen branches off from the step before it.
   */
  when?: Readonly<Record<string, string>>;
  /** Stories for tests alone. */
  hidden?: readonly string[];
}

export type Stories = Readonly<Record<string, { meta?: Partial<ScreenMeta> | undefined }>>;

export const inSourceOrder = <Story extends { locStart: number }>(
  stories: Readonly<Record<string, Story>>,
): Record<string, Story> =>
  Object.fromEntries(
    Object.entries(stories).sort(([, one], [, other]) => one.locStart - other.locStart),
  );

/** The written sections by the first part of their stories' ids. */
const WRITTEN = ['overview', 'foundations', 'theming', 'patterns', 'content', 'flows'];

const COMPONENTS = 'components';
const COMPONENT_PAGE = 'documentation';
const COMPONENTS_OVERVIEW = 'components--overview';
/** Stories for the visual comparison alone. */
const NOT_LISTED = 'drawings';

const SPELLINGS: readonly (readonly [written: RegExp, spelled: string])[] = [
  [/\bqr\b/gi, 'QR'],
  [/\bsign in\b/gi, 'Sign-in'],
  [/^empty loading failed$/i, 'Empty, loading, failed'],
];

/** "QR code" for `qr-code` */
export function readableTitle(part: string): string {
  const words = part.replaceAll('-', ' ');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return SPELLINGS.reduce((text, [written, spelled]) => text.replace(written, spelled), sentence);
}

/** "Code form: Empty" */
export const screenTitle = (id: string): string =>
  id.split('--').slice(-2).map(readableTitle).join(': ');

const folderOf = (id: string): string => id.split('--', 1)[0] ?? '';
const lastPart = (id: string): string => id.split('--').at(-1) ?? '';
const fileOf = (id: string): string => id.slice(0, id.lastIndexOf('--'));
export const titleOfStory = (id: string): string => readableTitle(lastPart(id));

const entryOf = (id: string): SiteState => ({
  id,
  title: titleOfStory(id),
  state: 'Content',
});
const PAGE = { group: '', path: '', states: [], steps: [] };

function stateOf(id: string, meta: Partial<ScreenMeta>): ScreenState | undefined {
  const isIn = (names: readonly string[] = []) =>
    names.some((name) => kebab(name) === lastPart(id));
  if (isIn(meta.hidden)) return undefined;
  if (isIn(meta.waiting)) return 'Waiting';
  if (isIn(meta.empty)) return 'Empty';
  if (isIn(meta.question)) return 'Question';
  return isIn(meta.error) ? 'Error' : 'Content';
}

const statesOf = (ids: readonly string[], stories: Stories): SiteState[] =>
  ids.flatMap((id) => {
    const state = stateOf(id, stories[id]?.meta ?? {});
    return state === undefined ? [] : { ...entryOf(id), state };
  });

const componentPages = (ids: readonly string[], stories: Stories): SitePage[] =>
  [...groupBy(ids, fileOf)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, own]) => {
      const id = file === COMPONENTS ? COMPONENTS_OVERVIEW : `${file}--${COMPONENT_PAGE}`;
      const states = statesOf(own, stories).filter((each) => each.id !== id);
      const title = file === COMPONENTS ? 'Overview' : readableTitle(lastPart(file));
      return { ...PAGE, id, title, states };
    });

function stepsOf(
  { when = {} }: Partial<ScreenMeta>,
  { title, states }: Pick<SitePage, 'title' | 'states'>,
): FlowStep[] {
  const steps: (FlowStep & { branches: FlowNode[] })[] = [];
  for (const [name, condition] of Object.entries(when)) {
    const own = states.find(({ id }) => lastPart(id) === kebab(name));
    const last = steps.at(-1);
    if (last !== undefined && (own === undefined || /Error|Question/.test(own.state)))
      last.branches.push({
        id: own?.id ?? name,
        title: own?.title ?? screenTitle(name),
        when: condition,
      });
    else if (own !== undefined)
      steps.push({ id: own.id, title: `${title}: ${own.title}`, when: condition, branches: [] });
  }
  return steps;
}

function screenPages(ids: readonly string[], stories: Stories): SitePage[] {
  return [...groupBy(ids, fileOf)]
    .map(([file, own]) => {
      const meta = stories[own[0] ?? '']?.meta ?? {};
      const { feature = '', path = '', order = 0 } = meta;
      const states = statesOf(own, stories);
      const title = readableTitle(lastPart(file));
      const steps = stepsOf(meta, { title, states });
      return { order, id: states[0]?.id ?? '', title, group: feature, path, states, steps };
    })
    .filter(({ states }) => states.length > 0)
    .sort((one, other) => one.order - other.order)
    .map(({ order: _, ...page }) => page);
}

/** Sections, pages and states of the documentation, from all stories in the order of their files. */
export function siteMap(stories: Stories): SiteSection[] {
  const ids = Object.keys(stories);
  const folders = groupBy(ids, folderOf);
  const entries = WRITTEN.map((folder) => ({
    title: readableTitle(folder),
    pages: (folders.get(folder) ?? []).map((id) => ({ ...PAGE, ...entryOf(id) })),
  }));
  const listedFolders = new Set([...WRITTEN, COMPONENTS, NOT_LISTED]);
  const screens = ids.filter((id) => !listedFolders.has(folderOf(id)));
  return [
    ...entries,
    { title: 'Components', pages: componentPages(folders.get(COMPONENTS) ?? [], stories) },
    { title: 'Screens', pages: screenPages(screens, stories) },
  ].filter(({ pages }) => pages.length > 0);
}

/** Whether a story is a written page, which needs no separate window. */
export function isWrittenPage(story: string): boolean {
  const folder = folderOf(story);
  return (
    story === COMPONENTS_OVERVIEW
    || WRITTEN.includes(folder)
    || (folder === COMPONENTS && story.endsWith(`--${COMPONENT_PAGE}`))
  );
}

interface SitePlace {
  section: SiteSection;
  page: SitePage;
  state: SiteState | undefined;
}

/**
 * Finds a story.
 * @returns undefined for a story that the navigation does not list
 */
export function placeOf(sections: readonly SiteSection[], story: string): SitePlace | undefined {
  const pages = sections.flatMap((section) => section.pages.map((page) => ({ section, page })));
  const match = pages.find(
    ({ page }) => page.id === story || page.states.some(({ id }) => id === story),
  );
  return match && { ...match, state: match.page.states.find(({ id }) => id === story) };
}

/** The map that has a story as a node, and the condition that leads to it. */
export function flowOf(sections: readonly SiteSection[], story: string) {
  const pages = sections.flatMap((section) => section.pages);
  for (const { group, steps } of pages) {
    const node = steps.flatMap((step) => [step, ...step.branches]).find(({ id }) => id === story);
    const map = pages.find(({ id, title }) => folderOf(id) === 'flows' && title === group);
    if (node && map) return { map: map.id, when: node.when };
  }
  return undefined;
}

export const SITE = 'Academy design';

/** "Hover · Button · Academy design" */
export function titleOf(sections: readonly SiteSection[], story: string): string {
  const place = placeOf(sections, story);
  if (place === undefined) return `Page not found · ${SITE}`;
  return [place.state?.title, place.page.title, SITE].filter(Boolean).join(' · ');
}
