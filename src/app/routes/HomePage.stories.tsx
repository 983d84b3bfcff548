import { StoryApp } from '#testing/stories/StoryApp.tsx';
import { signedIn } from '#testing/stories/visitor.ts';

export default { title: 'Pages / Home' };

export const Anonymous = () => <StoryApp />;

export const SignedIn = () => <StoryApp kept={signedIn('user-chinese')} />;

/** Without name and picture. */
export const SignedInNameless = () => <StoryApp kept={signedIn('user-nameless')} />;

export const SignedInLongName = () => (
  <StoryApp
    kept={signedIn('user-chinese')}
    answers={({ respondWith }) => respondWith('getProfile', 'long-name')}
  />
);

/** The service no longer accepts the session: it ends, and the sign-in dialog opens (D13). */
export const SessionEnded = () => (
  <StoryApp
    kept={signedIn('user-chinese')}
    answers={({ respondWith }) => respondWith('getProfile', 'signed-out')}
  />
);
