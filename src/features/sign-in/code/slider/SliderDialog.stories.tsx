import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { neverAnswers } from '#testing/stories/storyAnswers.ts';
import { once, PHONE } from '#testing/stories/visitor.ts';
import type { StoryState, StoryStore } from '#testing/stories/visitor.ts';
import { signInCode } from '../codeSignInSlice';

export default {
  title: 'Sign-in / Slider',
  meta: {
    feature: 'Sign-in',
    path: 'By code',
    order: 12,
    waiting: ['SliderLoading'],
    error: ['SliderBroken', 'SliderRefused'],
    when: {
      SliderShown: 'Get code, and the service asks for a puzzle',
      SliderBroken: 'the picture does not load',
      SliderRefused: 'wrong place',
    },
  },
};

const isChallenged = ({ signInCode: { sending } }: StoryState) => sending.status === 'challenged';
const wantsCode = (store: StoryStore) => void store.dispatch(signInCode.codeRequested(PHONE));

export const SliderShown = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ respondWith }) => respondWith('getSliderChallenge', 'slider')}
    visit={wantsCode}
  />
);

/** The academy offers no other way to get a code. */
export const SliderWithoutOtherWay = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ respondWith }) => {
      respondWith('getLoginScenario', 'type-3');
      respondWith('getSliderChallenge', 'slider');
    }}
    visit={wantsCode}
  />
);

/** The user asked for another picture, which is loading. */
export const SliderLoading = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ service, mock }) =>
      void service.script(
        'getSliderChallenge',
        mock.answer('getSliderChallenge', 'slider'),
        neverAnswers,
      )
    }
    visit={(store) => {
      once(store, isChallenged, () => store.dispatch(signInCode.newPictureRequested()));
      wantsCode(store);
    }}
  />
);

/** The response is not a picture. */
export const SliderBroken = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ respondWith }) => respondWith('getSliderChallenge', 'broken-images')}
    visit={wantsCode}
  />
);

/** The piece was in the wrong place: the server's message and a new picture. */
export const SliderRefused = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ respondWith }) => {
      respondWith('getSliderChallenge', 'slider');
      respondWith('sendSmsCode', 'slider-wrong');
    }}
    visit={(store) => {
      once(store, isChallenged, () => store.dispatch(signInCode.sliderSolved(120)));
      wantsCode(store);
    }}
  />
);
