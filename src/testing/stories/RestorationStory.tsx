import { restorationWanted } from '#shared/session/sessionSlice.ts';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';
import { StoryApp } from './StoryApp';
import { STORY_CLOCK } from './storyEnvironment';
import { PHONE } from './visitor';
import type { StoryStore } from './visitor';

type StoryAppProps = Parameters<typeof StoryApp>[0];

interface RestorationStoryProps extends Omit<StoryAppProps, 'visit' | 'address'> {
  account?: RestorableAccount;
  /** What the visitor does once the dialog is there. */
  visit?: (store: StoryStore) => void;
}

/** Twelve days after the moment in which stories stand still. */
const IN_TWELVE_DAYS = STORY_CLOCK.wall + 12 * 86_400_000;

export const PENDING: RestorableAccount = { identifier: PHONE, endsAt: IN_TWELVE_DAYS };

/** The home page with the restoration dialog over it, as signing in leaves the visitor there. */
export function RestorationStory({ account = PENDING, visit, ...story }: RestorationStoryProps) {
  return (
    <StoryApp
      {...story}
      visit={(store) => {
        store.dispatch(restorationWanted(account));
        visit?.(store);
      }}
    />
  );
}
