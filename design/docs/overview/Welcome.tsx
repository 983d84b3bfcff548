import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { DocPart, DocSheet } from '../Sheet';
import { storyAddress } from '../storyAddress';
import { Columns, Grid, Part, Points } from '../styled';
import { grouped, useStories } from './useStories';
import type { StoryEntry } from './useStories';

const FOUNDATIONS = [
  'Colour',
  'Contrast',
  'Type',
  'Spacing',
  'Radius',
  'Elevation',
  'Motion',
  'Icons',
];

const SWITCHES = [
  [
    'Language',
    'locale=de_DE',
    'The twelve languages of the product, with their directions. Three more for testing: +40 % with accents (to find cut-off and untranslated text), right to left (mirrored layout), keys (to find a phrase).',
  ],
  ['Theme', 'theme=dark', 'Light and dark.'],
  ['Tenant brand', 'brand=teal', 'The tokens of a tenant, on data-brand.'],
  [
    'Width',
    'frame=360',
    'Shows the story in a window of this width, so that media queries, dialogs and reflow are real.',
  ],
] as const;

function Titles({
  stories,
  of,
}: {
  stories: readonly StoryEntry[];
  of: (level: string) => boolean;
}) {
  const address = useAddress();
  const groups = grouped(stories.filter(({ levels }) => of(levels[0] ?? '')));
  return (
    <Points>
      {groups.map(([title, [first]]) => (
        <li key={title}>
          <Link href={storyAddress(address, first?.id ?? '')}>
            {title.replace('Components / ', '')}
          </Link>
        </li>
      ))}
    </Points>
  );
}

/** The start page. */
export function Welcome() {
  const address = useAddress();
  const stories = useStories() ?? [];
  const documented = stories.filter(({ id }) => id.endsWith('--documentation'));
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
        lead="The switches are above the list. The address contains all of them: a copied link opens exactly what you see."
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
        <DocPart title="Foundations">
          <Points>
            {FOUNDATIONS.map((name) => (
              <li key={name}>
                <Link href={storyAddress(address, `foundations--${name.toLowerCase()}`)}>
                  {name}
                </Link>
              </li>
            ))}
          </Points>
        </DocPart>
        <DocPart title="Components">
          <Titles stories={documented} of={(level) => level === 'Components'} />
        </DocPart>
        <DocPart title="Screens">
          <Titles
            stories={stories}
            of={(level) => !['Overview', 'Foundations', 'Components'].includes(level)}
          />
        </DocPart>
      </Columns>
    </DocSheet>
  );
}
