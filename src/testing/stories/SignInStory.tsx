import { StoryApp } from './StoryApp';
import { AGREED, filledIn } from './visitor';
import type { Identifier } from '#shared/session/identifier.ts';

type StoryAppProps = Parameters<typeof StoryApp>[0];

interface SignInStoryProps extends StoryAppProps {
  /** What stands in the identifier field. */
  identifier?: Identifier;
  /** Whether the box is ticked. */
  agreed?: boolean;
}

/** The sign-in page with its dialog open, filled in as far as the story wants. */
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
      {...(identifier === undefined ? {} : { kept: filledIn(identifier) })}
      {...story}
    />
  );
}
