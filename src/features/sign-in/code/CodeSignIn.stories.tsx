import { startDeadline } from '#lib/time/resendDeadline.ts';
import { RESEND_SECONDS } from '../verification/resendCountdownSlice';
import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { STORY_CLOCK } from '#testing/stories/storyEnvironment.ts';
import { STORY_CODE, EMAIL, PHONE, submit, type } from '#testing/stories/visitor.ts';

export default {
  title: 'Sign-in / Code form',
  meta: {
    feature: 'Sign-in',
    path: 'By code',
    order: 11,
    waiting: ['Counting'],
    empty: ['Empty'],
    error: ['NumberRefused', 'AddressRefused'],
    when: {
      Empty: '',
      NumberRefused: 'wrong number',
      AddressRefused: 'wrong address',
      Complete: 'number, code, agreement',
    },
  },
};

export const Empty = () => <SignInStory />;

/** All fields are filled in, so the button is no longer dimmed. */
export const Complete = () => (
  <SignInStory identifier={PHONE} agreed visit={() => type('code', STORY_CODE)} />
);

export const PhoneOnly = () => (
  <SignInStory answers={({ respondWith }) => respondWith('getLoginScenario', 'type-3')} />
);

/** A shielded host in scenario 1: e-mail comes first, and the user can switch. */
export const EmailFirst = () => (
  <SignInStory
    answers={({ respondWith }) => {
      respondWith('getLoginScenario', 'type-1');
      respondWith('getOverseas', 'overseas');
    }}
  />
);

export const EmailOnly = () => (
  <SignInStory answers={({ respondWith }) => respondWith('getLoginScenario', 'type-2')} />
);

/** 17 seconds after a code was sent. */
export const Counting = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    preloaded={{
      resendCountdown: {
        deadlines: {
          [PHONE.value]: { deadline: startDeadline(STORY_CLOCK, 42), limit: RESEND_SECONDS },
        },
        now: STORY_CLOCK,
        ended: [],
      },
    }}
  />
);

export const WaitOver = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    preloaded={{ resendCountdown: { deadlines: {}, now: STORY_CLOCK, ended: [PHONE.value] } }}
  />
);

export const NumberRefused = () => (
  <SignInStory
    visit={() => {
      type('phone', '12000000');
      type('code', '12');
      submit();
    }}
  />
);

export const AddressRefused = () => (
  <SignInStory
    identifier={EMAIL}
    visit={() => {
      type('email', 'learner@mock');
      type('code', '12');
      submit();
    }}
  />
);
