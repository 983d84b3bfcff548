import { styled } from 'styled-components';
import { useAddress } from '../../.ladle/addressView';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage';
import { Link } from '../../components/Link/Link';
import { Stack } from '../../components/Stack/Stack';
import { Tabs } from '../../components/Tabs/Tabs';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { leads } from '../chapters/chapterTexts';
import { Live } from '../Live';
import { DocPart, DocSheet } from '../Sheet';
import { storyAddress } from '../storyAddress';
import { Columns, Points } from '../styled';

const DOORS = [
  ['Components', 'components--overview', 'All of them, live, in six groups.'],
  ['Flows', 'flows--sign-in', 'Sign-in as a map, with every state.'],
  ['Messages', 'patterns--messages', 'Field error, notice or dialog: which one.'],
  ['Foundations', 'foundations--spacing', 'Color, type, space: what each step is for.'],
  ['Theming', 'theming--playground', 'Try a deployment’s brand on live screens.'],
  ['Atlas', 'overview--atlas', 'Every screen in every state.'],
] as const;

const COLOURS: readonly TokenName[] = [
  'color.action.primary.rest',
  'color.accent.text',
  'color.tone.success.icon',
  'color.tone.warning.icon',
  'color.tone.danger.icon',
  'color.text.primary',
  'color.border.default',
];

const Show = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  overflow: clip;
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.card')};
  > * {
    min-inline-size: 0;
    padding: ${token('space.6')};
  }
`;

const Specimens = styled.div`
  display: grid;
  gap: ${token('space.6')};
  align-content: space-between;
  background: ${token('color.accent.surface')};
  color: ${token('color.accent.text')};
  > p:first-child {
    font-size: clamp(3.5rem, 6vw, 5rem);
    font-weight: ${token('type.weight.strong')};
    line-height: 1;
  }
`;

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  block-size: ${token('space.16')};
  overflow: clip;
  border-radius: ${token('radius.surface')};
`;

const Doors = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Door = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token('space.1')};
  padding: ${token('space.4')};
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
  a {
    font-weight: ${token('type.weight.strong')};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover {
    border-color: ${token('color.border.selected')};
    background: ${token('color.surface.hover')};
  }
`;

/** A link to a page, with the settings of this one. */
function To({ story, children }: { story: string; children: string }) {
  return <Link href={storyAddress(useAddress(), story)}>{children}</Link>;
}

/** Components at their real size; they work. */
function Form() {
  return (
    <Stack gap="5">
      <Live initial="phone">
        {(value, set) => (
          <Tabs
            label="Ways to log in"
            tabs={[
              { id: 'phone', label: 'Phone' },
              { id: 'email', label: 'Email' },
            ]}
            value={value}
            onChange={set}
          >
            {null}
          </Tabs>
        )}
      </Live>
      <TextField label="Mobile number" prefix="+86" dir="ltr" defaultValue="138 0013 8000" />
      <Live<boolean> initial>
        {(checked, set) => (
          <Checkbox checked={checked} onChange={set}>
            I have read the Service Agreement
          </Checkbox>
        )}
      </Live>
      <Stack direction="row" wrap align="center">
        <Button variant="primary">Log in / Register</Button>
        <Button>Cancel</Button>
        <Badge>Last used</Badge>
      </Stack>
      <InlineMessage tone="success">The image was uploaded.</InlineMessage>
    </Stack>
  );
}

/** The start page. */
export function Welcome() {
  return (
    <DocSheet title="The academy’s design system" lead={leads['overview--welcome']}>
      <Show>
        <Specimens>
          <p aria-hidden="true">Aa 学 ع</p>
          <Text>One system font for each script, twelve languages, light and dark.</Text>
          <Swatches aria-hidden="true">
            {COLOURS.map((name) => (
              <span key={name} style={{ background: token(name) }} />
            ))}
          </Swatches>
        </Specimens>
        <Form />
      </Show>
      <Doors>
        {DOORS.map(([name, story, about]) => (
          <Door key={name}>
            <To story={story}>{name}</To>
            <Text size="small" tone="secondary">
              {about}
            </Text>
          </Door>
        ))}
      </Doors>
      <Columns>
        <DocPart title="If you design">
          <Points>
            <li>
              The header has language, theme, width and brand; on phones they are in the navigation.
              Try German and Arabic early.
            </li>
            <li>
              Download the <To story="foundations--tokens">tokens</To> for your design tool.
            </li>
            <li>Copy the address: it contains what you have chosen.</li>
          </Points>
        </DocPart>
        <DocPart title="If you build">
          <Points>
            <li>Open the page of a component, and copy its example: a file that works.</li>
            <li>
              In the repository, <code>CONTRIBUTING.md</code> says how to contribute,{' '}
              <code>docs/accessibility.md</code> what the pages conform to, and{' '}
              <code>translations/glossary.md</code> has the terms in twelve languages.
            </li>
          </Points>
        </DocPart>
      </Columns>
    </DocSheet>
  );
}
