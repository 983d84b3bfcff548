import { Text } from '../../components/Text/Text';
import { leads } from '../chapters/chapterTexts';
import { DocSheet } from '../Sheet';
import { StoryLink } from '../StoryLink';
import { Tiles } from '../styled';

const DOORS = [
  ['Components', 'components--overview', 'All of them, live, in six groups.'],
  ['Flows', 'flows--sign-in', 'Sign-in as a map, with every state.'],
  ['Messages', 'patterns--messages', 'Field error, notice or dialog: which one.'],
  ['Foundations', 'foundations--tokens', 'Color, type, space, and files for design tools.'],
  ['Theming', 'theming--playground', 'Try a deployment’s brand on live screens.'],
  ['Atlas', 'overview--atlas', 'Every screen in every state.'],
  ['Changes', 'overview--changes', 'What changed, by version.'],
] as const;

/** The start page. */
export function Welcome() {
  return (
    <DocSheet title="The academy’s design system" lead={leads['overview--welcome']}>
      <Tiles $least="15rem">
        {DOORS.map(([name, story, about]) => (
          <div key={name}>
            <StoryLink story={story}>{name}</StoryLink>
            <Text size="small" tone="secondary">
              {about}
            </Text>
          </div>
        ))}
      </Tiles>
      <Text tone="secondary">
        The address contains what you choose in the header: language, theme and brand. In the
        repository, <code>CONTRIBUTING.md</code> says how to contribute,{' '}
        <code>docs/accessibility.md</code> what the pages conform to, and{' '}
        <code>translations/glossary.md</code> has the terms in twelve languages.
      </Text>
    </DocSheet>
  );
}
