import { StoryApp } from '#testing/stories/StoryApp.tsx';
import { signedIn } from '#testing/stories/visitor.ts';

export default {
  title: 'Pages / Home',
  meta: { feature: 'Other pages', order: 50, empty: ['Anonymous'], error: ['SessionEnded'] },
};

export const Anonymous = () => <StoryApp />;

export const SignedIn = () => <StoryApp fillStorage={signedIn('user-chinese')} />;

/** Without name and picture. */
export const SignedInNameless = () => <StoryApp fillStorage={signedIn('user-nameless')} />;

export const SignedInLongName = () => (
  <StoryApp
    fillStorage={signedIn('user-chinese')}
    answers={({ respondWith }) => respondWith('getProfile', 'long-name')}
  />
);

/** The service no longer accepts the session: it ends, and the sign-in dialog opens. */
export const SessionEnded = () => (
  <StoryApp
    fillStorage={signedIn('user-chinese')}
    answers={({ respondWith }) => respondWith('getProfile', 'signed-out')}
  />
);
