import { StoryApp } from '#testing/stories/StoryApp.tsx';
import { signedIn } from '#testing/stories/visitor.ts';

export default {
  title: 'Pages / Assignments',
  meta: {
    feature: 'Choosing participants',
    path: 'What was assigned',
    order: 43,
    empty: ['Empty', 'Anonymous'],
    error: ['LoadFailed'],
    when: {
      Anonymous: '',
      Empty: 'signed in, nothing assigned',
      LoadFailed: 'no answer',
    },
  },
};

const ADDRESS = '/assignments';

export const Empty = () => <StoryApp address={ADDRESS} fillStorage={signedIn('user-admin')} />;

export const Anonymous = () => <StoryApp address={ADDRESS} />;

export const LoadFailed = () => (
  <StoryApp
    address={ADDRESS}
    fillStorage={signedIn('user-admin')}
    answers={({ respondWith }) => respondWith('queryAssignments', 'drop')}
  />
);
