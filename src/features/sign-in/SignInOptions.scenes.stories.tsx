import { SignInStory } from '#testing/stories/SignInStory.tsx';

export default { title: 'Sign-in / Scenes of the mock' };

/** The scene "every-way-in" of `mock-server/scenes`. */
export const EveryWayIn = () => (
  <SignInStory answers={({ loadScene }) => loadScene('every-way-in')} />
);
