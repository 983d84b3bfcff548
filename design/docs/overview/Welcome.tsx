import type { ReactNode } from 'react';
import { version } from '../../../package.json';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { ScreenPicture } from '../atlas/Screens';
import { TokenSample } from '../foundations/TokenSample';
import { leads } from '../leads';
import type { WrittenPage } from '../leads';
import { DocSheet } from '../Sheet';
import { screenTitle } from '../shell/siteMap';
import { StoryLink } from '../StoryLink';
import { Picture, Stage, Tile, Tiles } from '../styled';

const screen = (id: string) => (
  <ScreenPicture screen={{ id, title: screenTitle(id) }} width={1280} />
);

const FIRST: readonly (readonly [story: WrittenPage, picture: ReactNode])[] = [
  [
    'components--overview',
    <Stage key="components">
      <Stack direction="row" wrap align="center">
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Badge>New</Badge>
      </Stack>
    </Stage>,
  ],
  ['flows--sign-in', screen('sign-in--code-form--complete')],
  [
    'patterns--messages',
    <Stage key="messages">
      <InlineMessage tone="warning">Nothing is lost. Try again.</InlineMessage>
    </Stage>,
  ],
  [
    'foundations--tokens',
    <Stage key="tokens">
      <Stack gap="2">
        <TokenSample name="color.accent.surface" />
        <TokenSample name="color.action.primary.rest" />
        <TokenSample name="color.tone.success.icon" />
      </Stack>
    </Stage>,
  ],
  ['theming--playground', screen('pages--home--signed-in')],
  ['overview--atlas', screen('pickers--members')],
  [
    'overview--changes',
    <Stage key="changes">
      <Heading level={2}>{version}</Heading>
    </Stage>,
  ],
];

export function Welcome() {
  return (
    <DocSheet story="overview--welcome">
      <Tiles $least="15rem">
        {FIRST.map(([id, picture]) => (
          <Tile key={id}>
            <Picture inert>{picture}</Picture>
            <figcaption>
              <StoryLink story={id}>{screenTitle(id)}</StoryLink>
              <div>{leads[id]}</div>
            </figcaption>
          </Tile>
        ))}
      </Tiles>
      <Text tone="secondary">
        The address contains what you choose in the header: language, theme and brand.
      </Text>
    </DocSheet>
  );
}
