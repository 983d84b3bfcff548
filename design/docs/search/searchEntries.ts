import { themes } from '../../tokens/themes';
import { componentDocs } from '../componentDocs';
import type { ComponentDocumentation } from '../documentation';
import { aboutOf } from '../commonProps';
import { componentProps } from '../props.generated';
import type { SiteSection } from '../shell/siteMap';
import { headingId } from '../headingId';
import { storyId } from '../storyAddress';
import { purposeOf } from '../foundations/tokenUses';
import { tokenPage } from '../tokenPage';
import { chapters } from './chapters';
import { synonyms, tokenSynonyms } from './synonyms';

/** Something that the search finds. */
export interface SearchEntry {
  id: string;
  /** The heading above it in the results. */
  group: string;
  title: string;
  /** A second line, for example the page of a property. */
  about: string;
  /** Texts that are searched but not shown. */
  text: string;
  /** Sentences that are searched; the results show the one that matches best. */
  sentences?: readonly string[];
  story: string;
  /** The id of the heading or of the row to go to; empty for the top of the page. */
  anchor: string;
}

const textOf = ({ lead, use, avoid, content, keyboard, states, anatomy }: ComponentDocumentation) =>
  [
    ...[lead, ...use, ...avoid, ...content],
    ...(typeof keyboard === 'string' ? [keyboard] : keyboard.flat()),
    ...states.map(({ about }) => about),
    ...(anatomy?.parts ?? []).flatMap(({ name, about }) => [name, about]),
  ].join(' ');

function pageEntries(sections: readonly SiteSection[]): SearchEntry[] {
  const documented = new Map(
    componentDocs.map((docs) => [storyId(docs.title, 'Documentation'), docs] as const),
  );
  return sections.flatMap(({ title: group, pages }) =>
    pages.flatMap((page) => {
      const docs = documented.get(page.id);
      const chapter = chapters.get(page.id);
      const text = docs ? textOf(docs) : '';
      const about = docs?.lead ?? chapter?.lead ?? page.group;
      const shared = { group, anchor: '' };
      const states = page.states.filter(({ id }) => id !== page.id || group === 'Screens');
      return [
        {
          ...shared,
          id: `page ${page.id}`,
          title: page.title,
          about,
          text: `${text} ${synonyms[page.title] ?? ''}`,
          story: page.id,
        },
        ...(chapter?.parts ?? []).map((part) => ({
          group,
          id: `part ${page.id} ${part.title}`,
          title: part.title === '' ? page.title : `${page.title}: ${part.title}`,
          about: '',
          text: '',
          sentences: part.sentences,
          story: page.id,
          anchor: headingId(part.title),
        })),
        ...states.map((state) => ({
          ...shared,
          id: state.id,
          title: state.title,
          about: [page.group, page.title].filter(Boolean).join(' · '),
          text: '',
          story: state.id,
        })),
      ];
    }),
  );
}

const propertyEntries = (): SearchEntry[] =>
  componentDocs.flatMap(({ name, title }) =>
    (componentProps[name]?.props ?? []).map((prop) => ({
      id: `${name}.${prop.name}`,
      group: 'Properties',
      title: prop.name,
      about: `${name}: ${aboutOf(prop)}`,
      text: `${name} ${prop.type}`,
      story: storyId(title, 'Documentation'),
      anchor: 'properties',
    })),
  );

/** The value of a token, or those of both themes. */
const valuesOf = (name: string, value: string): string => {
  const dark = themes.dark.get(name) ?? value;
  return dark === value ? value : `${value}, dark ${dark}`;
};

const tokenEntries = (): SearchEntry[] =>
  [...themes.shared, ...themes.light].map(([name, value]) => ({
    id: `token ${name}`,
    group: 'Tokens',
    title: name,
    about: `${valuesOf(name, value)} · ${purposeOf(name)}`,
    text: name.replaceAll('.', ' '),
    // `token('…')` and `var(--…)` may be pasted into the search.
    sentences: ['token var', ...name.split('.').map((part) => tokenSynonyms[part] ?? '')],
    story: tokenPage(name),
    anchor: name,
  }));

/** Everything that the search finds, in the order of the groups. */
export function searchEntries(sections: readonly SiteSection[]): SearchEntry[] {
  const entries = [...pageEntries(sections), ...tokenEntries(), ...propertyEntries()];
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
