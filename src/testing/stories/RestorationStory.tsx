import { restorationRequested } from '#shared/session/sessionSlice.ts';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';
import { StoryApp } from './StoryApp';
import { STORY_CLOCK } from './storyEnvironment';
import { PHONE } from './visitor';
import type { StoryStore } from './visitor';

type StoryAppProps = Parameters<typeof StoryApp>[0];

interface RestorationStoryProps extends Omit<StoryAppProps, 'visit' | 'address'> {
  account?: RestorableAccount;
  /** What the user does once the dialog is open. */
  visit?: (store: StoryStore) => void;
}

/** Twelve days after the stories' fixed clock. */
const IN_TWELVE_DAYS = STORY_CLOCK.wall + 12 * 86_400_000;

export const PENDING: RestorableAccount = { identifier: PHONE, endsAt: IN_TWELVE_DAYS };

/** The home page with the restoration dialog, as after signing in. */
export function RestorationStory({ account = PENDING, visit, ...story }: RestorationStoryProps) {
  return (
    <StoryApp
      {...story}
      visit={(store) => {
        store.dispatch(restorationRequested(account));
        visit?.(store);
      }}
    />
  );
}
