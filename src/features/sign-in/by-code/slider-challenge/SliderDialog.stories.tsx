import { reply } from '../../../../testing/scriptedFetch';
import { SignInStory } from '../../../../testing/stories/SignInStory';
import { loginScenario, onItsWay, refusal } from '../../../../testing/stories/storyAnswers';
import { storyChallenge } from '../../../../testing/stories/storyPictures';
import { once, PHONE } from '../../../../testing/stories/visitor';
import type { StoryState, StoryStore } from '../../../../testing/stories/visitor';
import { codeWanted, newPictureWanted, sliderSolved } from '../codeSignInSlice';

export default { title: 'Sign-in / Slider' };

const isChallenged = ({ codeSignIn }: StoryState) => codeSignIn.sending.status === 'challenged';
const wantsCode = (store: StoryStore) => void store.dispatch(codeWanted(PHONE));
const picture = (seed: string) => reply.data(storyChallenge(seed));

export const SliderShown = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ service }) => void service.script('getSliderChallenge', picture('meadow'))}
    visit={wantsCode}
  />
);

/** The academy offers no other way to get a code. */
export const SliderWithoutOtherWay = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ service }) => {
      service.script('getLoginScenario', loginScenario(3));
      service.script('getSliderChallenge', picture('coast'));
    }}
    visit={wantsCode}
  />
);

/** Another picture was asked for and is on its way. */
export const SliderLoading = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ service }) => void service.script('getSliderChallenge', picture('meadow'), onItsWay)}
    visit={(store) => {
      once(store, isChallenged, () => store.dispatch(newPictureWanted()));
      wantsCode(store);
    }}
  />
);

/** What came is no picture. */
export const SliderBroken = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ service }) =>
      void service.script('getSliderChallenge', reply.data({ srcImage: 'broken', cutImage: 'broken', key: 'broken' }))
    }
    visit={wantsCode}
  />
);

/** The piece was in the wrong place: the server's words, and another picture. */
export const SliderRefused = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ service, say }) => {
      service.script('getSliderChallenge', picture('meadow'), picture('coast'));
      service.script('sendSmsCode', refusal('sliderWrong', say.sliderWrong));
    }}
    visit={(store) => {
      once(store, isChallenged, () => store.dispatch(sliderSolved(120)));
      wantsCode(store);
    }}
  />
);
