import { use } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { DataTable } from '../DataTable';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { storyAddress } from '../storyAddress';
import { Columns, Part, Points } from '../styled';
import { leads } from '../chapters/chapterTexts';

const SWITCHES = [
  [
    'Language',
    'locale=de_DE',
    'The twelve languages of the product, with their directions. Three more for testing: +40 % with accents (to find cut-off and untranslated text), right to left (mirrored layout), keys (to find a phrase).',
  ],
  ['Theme', 'theme=dark', 'Light and dark.'],
  ['Brand', 'brand=teal', 'The accent and the corners of an academy. The playground makes one.'],
  [
    'Width',
    'frame=360',
    'Shows the story in a window of this width, so that media queries, dialogs and reflow are real.',
  ],
] as const;

/** Links to the pages of a section. */
function Pages({ section }: { section: string }) {
  const address = useAddress();
  const { sections } = use(SiteContext);
  const pages = sections.find(({ title }) => title === section)?.pages ?? [];
  return (
    <Points>
      {pages.map(({ id, group, title }) => (
        <li key={id}>
          <Link href={storyAddress(address, id)}>{[group, title].filter(Boolean).join(': ')}</Link>
        </li>
      ))}
    </Points>
  );
}

/** The start page. */
export function Welcome() {
  const address = useAddress();
  return (
    <DocSheet title="The academy’s design system" lead={leads['overview--welcome']}>
      <DocPart title="Begin here">
        <Columns>
          <Part aria-label="If you design">
            <Text>
              <strong>If you design.</strong> Look at the{' '}
              <Link href={storyAddress(address, 'overview--atlas')}>atlas</Link>, all screens on one
              page, then at the{' '}
              <Link href={storyAddress(address, 'foundations--colour')}>foundations</Link>. Switch
              to German and Arabic before you design.
            </Text>
          </Part>
          <Part aria-label="If you build">
            <Text>
              <strong>If you build.</strong> Open the page of a component: when to use it, keys,
              names, properties. Each state there has its own story and address.
            </Text>
          </Part>
        </Columns>
      </DocPart>
      <DocPart
        title="How to look"
        lead="The switches are in the header; on a phone, in the navigation. The address contains all of them: a copied link opens exactly what you see."
      >
        <DataTable
          label="Switches"
          columns={['Switch', 'In the address', 'Effect']}
          rows={SWITCHES.map(([name, parameter, does]) => ({
            id: name,
            cells: [name, <code key="parameter">{parameter}</code>, does],
          }))}
        />
      </DocPart>
      <Columns>
        {['Foundations', 'Patterns', 'Components', 'Screens'].map((section) => (
          <DocPart key={section} title={section}>
            <Pages section={section} />
          </DocPart>
        ))}
      </Columns>
    </DocSheet>
  );
}
