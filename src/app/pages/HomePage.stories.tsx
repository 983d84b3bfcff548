import { reply } from '../../testing/scriptedFetch';
import { StoryApp } from '../../testing/stories/StoryApp';
import { storyAvatar } from '../../testing/stories/storyPictures';
import { signedIn } from '../../testing/stories/visitor';

export default { title: 'Pages / Home' };

export const Anonymous = () => <StoryApp />;

export const SignedIn = () => {
  const profile = { realName: '李晨曦', avatarUrl: storyAvatar('portrait') };
  return (
    <StoryApp
      kept={signedIn(profile)}
      answers={({ service }) => void service.script('getProfile', reply.data(profile))}
    />
  );
};

/** Neither a name nor a picture. */
export const SignedInNameless = () => (
  <StoryApp kept={signedIn({})} answers={({ service }) => void service.script('getProfile', reply.data({}))} />
);

const LONG_NAME = { realName: 'Maximiliane-Friederike von Hohenstein-Wittelsbach zu Löwenberg ليلى الهاشمي' };

export const SignedInLongName = () => (
  <StoryApp kept={signedIn(LONG_NAME)} answers={({ service }) => void service.script('getProfile', reply.data(LONG_NAME))} />
);

/** The service no longer knows the session: it ends here, and sign-in opens (D13). */
export const SessionEnded = () => (
  <StoryApp
    kept={signedIn({ realName: '李晨曦' })}
    answers={({ service }) => void service.script('getProfile', reply.json(401, { code: '401', message: '', data: null }))}
  />
);
