import { reply } from '#testing/network/scriptedFetch.ts';
import { StoryApp } from '#testing/stories/StoryApp.tsx';
import { neverAnswers } from '#testing/stories/storyAnswers.ts';
import type { StoryAnswers } from '#testing/stories/storyAnswers.ts';
import { STORY_CLOCK } from '#testing/stories/storyEnvironment.ts';
import { signedIn } from '#testing/stories/visitor.ts';

export default {
  title: 'Pages / Home',
  meta: {
    feature: 'Other pages',
    order: 50,
    waiting: ['ApplicationLoading'],
    empty: ['Anonymous', 'AdministratorBegins'],
    error: ['ApplicationRefused', 'ApplicationLoadFailed', 'SessionEnded'],
  },
};

export const Anonymous = () => <StoryApp />;

export const SignedIn = () => <StoryApp fillStorage={signedIn('user-chinese')} />;

const withApplication = (answers: (answers: StoryAnswers) => void) => (
  <StoryApp fillStorage={signedIn('user-chinese')} answers={answers} />
);

export const ApplicationLoading = () =>
  withApplication(({ service }) => void service.script('getCurrentApplication', neverAnswers));

export const ApplicationSent = () =>
  withApplication(({ respondWith }) => respondWith('getCurrentApplication', 'waiting'));

export const ApplicationApproved = () =>
  withApplication(({ respondWith }) => respondWith('getCurrentApplication', 'approved'));

export const ApplicationRefused = () =>
  withApplication(({ respondWith }) => respondWith('getCurrentApplication', 'refused'));

export const ApplicationLoadFailed = () =>
  withApplication(({ respondWith }) => respondWith('getCurrentApplication', 'drop'));

/** The three newest assignments of the academy. */
export const Administrator = () => (
  <StoryApp
    fillStorage={signedIn('user-admin')}
    answers={({ service }) => {
      const list = ['Safety at work', 'Onboarding', 'Data protection'].map((content, index) => ({
        id: content,
        content,
        headCount: [1200, 300, 75][index],
        createdAt: new Date(STORY_CLOCK.wall - index * 86_400_000).toISOString(),
      }));
      service.script('queryAssignments', reply.data({ list, total: list.length }));
    }}
  />
);

/** Nothing has been assigned. */
export const AdministratorBegins = () => <StoryApp fillStorage={signedIn('user-admin')} />;

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
