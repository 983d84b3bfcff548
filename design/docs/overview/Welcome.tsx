import { styled } from 'styled-components';
import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { token } from '../../tokens/token';
import { ScreenPicture } from '../atlas/ScreenPicture';
import { leads } from '../chapters/chapterTexts';
import { DocPart, DocSheet } from '../Sheet';
import { storyAddress } from '../storyAddress';
import { Columns, Points } from '../styled';

const DOORS = [
  ['Components', 'components--button--documentation', 'When to use each, its states and its code.'],
  ['Foundations', 'foundations--colour', 'Colour, type, spacing, motion, as tokens.'],
  ['Patterns', 'patterns--forms-and-errors', 'How components solve a task together.'],
  ['Theming', 'theming--playground', 'Try an academy’s brand on every screen.'],
  ['Content', 'content--voice', 'How the product speaks.'],
  ['Atlas', 'overview--atlas', 'Every screen in every state.'],
] as const;

const Doors = styled.ul`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Door = styled.li`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${token('space.1')};
  padding: ${token('space.2')} ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
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

/** The window of the picture, px. */
const PICTURE = { width: 480, height: 690 };

const SCREEN = { id: 'sign-in--code-form--complete', title: 'Sign-in' };

/** A link to a page, with the settings of this one. */
function To({ story, children }: { story: string; children: string }) {
  return <Link href={storyAddress(useAddress(), story)}>{children}</Link>;
}

/** The start page. */
export function Welcome() {
  return (
    <DocSheet title="The academy’s design system" lead={leads['overview--welcome']}>
      <Columns>
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
        <ScreenPicture screen={SCREEN} {...PICTURE} />
      </Columns>
      <Columns>
        <DocPart title="If you design">
          <Points>
            <li>
              Look through the <To story="overview--atlas">atlas</To>, then at the{' '}
              <To story="foundations--tokens">tokens</To>, which you can download.
            </li>
            <li>
              The header has the switches that change a page: language, theme, width and brand; on
              phones they are in the navigation. Try German and Arabic early.
            </li>
            <li>Copy the address: it contains what you have chosen.</li>
          </Points>
        </DocPart>
        <DocPart title="If you build">
          <Points>
            <li>
              Open the page of a component, change its properties, and copy the code. Import from{' '}
              <code>#design</code>.
            </li>
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
