import { componentProps } from 'virtual:component-props';
import { themes } from '../../tokens/themes';
import { anchorOf } from '../anchorOf';
import { componentSections } from '../componentSections';
import { componentDocs, componentGroups } from '../componentDocs';
import type { ComponentDocumentation } from '../documentation';
import { purposeOf } from '../foundations/tokenUses';
import { leads, partTitles } from '../leads';
import { keyAnchor } from '../KeyboardTable';
import { choices } from '../patterns/choices';
import { patterns } from '../patterns/patterns';
import type { Rule } from '../PointList';
import { propertyAnchor } from '../PropsTable';
import type { SiteEntry, SiteSection } from '../shell/siteMap';
import { pageOfComponent, wordsOf } from '../storyAddress';
import { namesOf, tokenSynonyms } from './synonyms';

export interface SearchEntry {
  id: string;
  group: string;
  title: string;
  /** A second line, for example the page of a property. */
  about: string;
  names?: string;
  /** Searched but not shown. */
  text?: string;
  story: string;
  /** The id of the heading or of the row to go to; empty for the top of the page. */
  anchor: string;
}

const leadsById: Readonly<Record<string, string>> = leads;

const textOf = ({ use, avoid, content = [] }: ComponentDocumentation) =>
  [...use, ...avoid, ...content].join(' ');

const rules: Readonly<Record<string, readonly Rule[]>> = patterns;

const rulesOf = (id: string): string =>
  [...(rules[id] ?? []), ...(choices[id]?.rows ?? [])].map(([text]) => text).join(' ');

const partsOf = ({ id, title }: SiteEntry, sections: readonly SiteSection[]): Set<string> =>
  new Set([
    ...(partTitles[id] ?? []),
    ...[choices[id]?.title ?? []].flat(),
    ...(id in rules ? ['Rules'] : []),
    ...(id === 'components--overview' ? Object.keys(componentGroups) : []),
    ...sections
      .flatMap(({ pages }) => pages)
      .filter(({ group, path }) => id.startsWith('flows--') && group === title && path !== '')
      .map(({ path }) => path),
  ]);

function pageEntries(
  sections: readonly SiteSection[],
  all: readonly ComponentDocumentation[],
): SearchEntry[] {
  const docsByPage = new Map(all.map((docs) => [pageOfComponent(docs.name), docs] as const));
  return sections.flatMap(({ title: group, pages }) =>
    pages.flatMap((page) => {
      const docs = docsByPage.get(page.id);
      return [
        {
          id: `page ${page.id}`,
          group,
          title: page.title,
          about: docs?.lead ?? leadsById[page.id] ?? page.group,
          names: [namesOf(page.title), ...(docs?.parts ?? [])].join(' '),
          text: docs ? textOf(docs) : rulesOf(page.id),
          story: page.id,
          anchor: '',
        },
        ...[...partsOf(page, sections)].map((title) => ({
          id: `part ${page.id} ${title}`,
          group: 'Sections',
          title,
          about: page.title,
          story: page.id,
          anchor: anchorOf(title),
        })),
        ...page.states
          .filter(({ id }) => id !== page.id || group === 'Screens')
          .map((state) => ({
            id: state.id,
            group,
            title: state.title,
            about: [page.group, page.title].filter(Boolean).join(' · '),
            story: state.id,
            anchor: '',
          })),
      ];
    }),
  );
}

const placeEntries = (all: readonly ComponentDocumentation[]): SearchEntry[] =>
  all.flatMap((docs) => {
    const page = wordsOf(docs.name);
    const place = (group: string, title: string, about: string, anchor: string) => ({
      id: `${docs.name} ${anchor}`,
      group,
      title,
      about: `${page}${about}`,
      story: pageOfComponent(docs.name),
      anchor,
    });
    return [
      ...Object.entries(componentSections)
        .filter(([, show]) => show(docs) !== undefined)
        .map(([title]) => place('Sections', title, '', anchorOf(title))),
      ...(docs.keyboard ?? []).map(([keys, does]) =>
        place('Keys', keys, `: ${does}`, keyAnchor(keys)),
      ),
      ...(componentProps[docs.name]?.props ?? []).map(({ name, about, type }) => ({
        ...place('Properties', name, `: ${about || type}`, propertyAnchor(docs.name, name)),
        text: type,
      })),
    ];
  });

/** What people search for but does not exist, by what it is called: what to use, and the page that says why. */
const ABSENCES = [
  [
    'No date field',
    'date datepicker time calendar picker',
    'No form asks for a date. Dates are written by the rules of the reader’s language.',
    'content--voice',
  ],
  [
    'No password',
    'password Passwort 密码 contraseña пароль كلمة hasło şifre mot de passe senha 비밀번호 パスワード',
    'People sign in by a code, by a QR code or through another service.',
    'flows--sign-in',
  ],
  ['No code field', 'otp one-time pin', 'A TextField takes the whole code.', 'text-field'],
  ['No switch', 'switch toggle', 'A Checkbox: the form sends its value.', 'checkbox'],
  ['No drawer', 'drawer sidebar offcanvas sheet', 'A Modal, on phones a sheet.', 'modal'],
  ['No combobox', 'combobox autocomplete typeahead', 'A SearchField over a list.', 'search-field'],
  ['No steps', 'stepper wizard progress steps', 'A task has one page or one dialog.', 'modal'],
  ['No breadcrumbs', 'breadcrumbs', 'A Link to the page before.', 'link'],
  ['No carousel', 'carousel gallery slideshow', 'Cards below each other.', 'card'],
] as const;

const absenceEntries = (): SearchEntry[] =>
  ABSENCES.map(([title, names, about, page]) => ({
    id: `absence ${title}`,
    group: 'Not in the product',
    title,
    names,
    about,
    story: page.includes('--') ? page : pageOfComponent(page),
    anchor: '',
  }));

/** The pages of tokens that have another name than the first part of these. */
const PAGES: Readonly<Record<string, string>> = {
  shadow: 'elevation',
  layer: 'tokens',
  space: 'spacing',
  size: 'spacing',
  line: 'tokens',
  optic: 'tokens',
  measure: 'layout',
};

const tokenEntries = (): SearchEntry[] =>
  [...themes.shared.keys(), ...themes.light.keys()].map((name) => {
    const parts = name.split('.');
    const [start = ''] = parts;
    return {
      id: `token ${name}`,
      group: 'Tokens',
      title: name,
      about: purposeOf(name),
      names: [name, ...parts].map((part) => tokenSynonyms[part] ?? '').join(' '),
      story: `foundations--${PAGES[start] ?? start}`,
      anchor: name,
    };
  });

export async function searchEntries(sections: readonly SiteSection[]): Promise<SearchEntry[]> {
  const all = await componentDocs();
  const entries = [
    ...absenceEntries(),
    ...pageEntries(sections, all),
    ...tokenEntries(),
    ...placeEntries(all),
  ];
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
