import { use } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { storyAddress } from '../storyAddress';
import { Columns, Grid, Part, Points } from '../styled';

const SWITCHES = [
  [
    'Language',
    'locale=de_DE',
    'The twelve languages of the product, with their directions. Three more for testing: +40 % with accents (to find cut-off and untranslated text), right to left (mirrored layout), keys (to find a phrase).',
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
    <DocSheet
      title="The academy’s design system"
      lead="The parts of the sign-in and registration pages of the learning platform: foundations, components, and every screen in every state. All of it is live: the components are those of the app, the screens are the app, and the answers come from the mock."
    >
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
        <Grid>
          <thead>
            <tr>
              <th scope="col">Switch</th>
              <th scope="col">In the address</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {SWITCHES.map(([name, parameter, does]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <code>{parameter}</code>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </Grid>
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
