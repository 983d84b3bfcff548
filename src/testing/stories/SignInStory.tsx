import { StoryApp } from './StoryApp';
import { AGREED, filledIn } from './visitor';
import type { Identifier } from '#shared/session/identifier.ts';

type StoryAppProps = Parameters<typeof StoryApp>[0];

interface SignInStoryProps extends StoryAppProps {
  /** The content of the identifier field. */
  identifier?: Identifier;
  /** Whether the box is ticked. */
  agreed?: boolean;
}

/** The sign-in page with its dialog open, filled in as the story needs. */
export function SignInStory({
  identifier,
  agreed = false,
  preloaded = {},
  ...story
}: SignInStoryProps) {
  return (
    <StoryApp
      address="/login/index"
      preloaded={{ ...(agreed ? AGREED : {}), ...preloaded }}
      {...(identifier === undefined ? {} : { fillStorage: filledIn(identifier) })}
      {...story}
    />
  );
}
