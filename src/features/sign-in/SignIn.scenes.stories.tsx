import { SignInStory } from '#testing/stories/SignInStory.tsx';

export default {
  title: 'Sign-in / Scenes of the mock',
  meta: { feature: 'Sign-in', path: 'The dialog', order: 18, hidden: ['EveryWayIn'] },
};

/** The scene "every-way-in" of `mock-server/scenes`. */
export const EveryWayIn = () => (
  <SignInStory answers={({ loadScene }) => loadScene('every-way-in')} />
);
