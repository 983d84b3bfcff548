import { Text } from '../../components/Text/Text';
import { leads } from '../leads';
import { DocSheet } from '../Sheet';
import { screenTitle } from '../shell/siteMap';
import { StoryLink } from '../StoryLink';
import { Tiles } from '../styled';

/** The pages that people look for first. */
const FIRST = [
  'components--overview',
  'flows--sign-in',
  'patterns--messages',
  'foundations--tokens',
  'theming--playground',
  'overview--atlas',
  'overview--changes',
] as const;

export function Welcome() {
  return (
    <DocSheet story="overview--welcome">
      <Tiles $least="15rem">
        {FIRST.map((id) => (
          <div key={id}>
            <StoryLink story={id}>{screenTitle(id)}</StoryLink>
            <Text size="small" tone="secondary">
              {leads[id]}
            </Text>
          </div>
        ))}
      </Tiles>
      <Text tone="secondary">
        The address contains what you choose in the header: language, theme and brand.
      </Text>
    </DocSheet>
  );
}
