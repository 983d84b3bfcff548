import { failureReported } from '../finish/failureReports';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { neverAnswers } from '#testing/stories/storyAnswers.ts';
import { STORY_CLOCK } from '#testing/stories/storyEnvironment.ts';
import { STORY_CODE, EMAIL, PHONE, type } from '#testing/stories/visitor.ts';
import type { StoryStore } from '#testing/stories/visitor.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { signInCode } from './codeSignInSlice';
import { checkFailureNotice } from '../verification/failureMessages';

export default {
  title: 'Sign-in / Signing in',
  meta: {
    feature: 'Sign-in',
    path: 'By code',
    order: 15,
    waiting: ['SigningIn'],
    question: ['AgreementAsked'],
    error: ['WrongCode', 'WrongCodeByEmail', 'TokenRefused', 'TokenTimedOut'],
    when: {
      SigningIn: 'Log in',
      AgreementAsked: 'not agreed',
      WrongCode: 'wrong or expired code',
      WrongCodeByEmail: 'wrong or expired code, by e-mail',
      TokenRefused: 'refused',
      TokenTimedOut: 'no answer',
      'restoration--dialog--notice': 'pending deregistration (030019)',
      'pages--home--signed-in': 'right code',
    },
  },
};

const signsIn = (identifier: Identifier) => (store: StoryStore) => {
  type('code', STORY_CODE);
  store.dispatch(signInCode.codeSubmitted({ identifier, code: STORY_CODE }));
};

export const SigningIn = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ service }) => void service.script('requestToken', neverAnswers)}
    visit={signsIn(PHONE)}
  />
);

export const AgreementAsked = () => <SignInStory identifier={PHONE} visit={signsIn(PHONE)} />;

export const WrongCode = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ respondWith }) => respondWith('requestToken', 'wrong')}
    visit={signsIn(PHONE)}
  />
);

export const WrongCodeByEmail = () => (
  <SignInStory
    identifier={EMAIL}
    agreed
    answers={({ respondWith }) => respondWith('requestToken', 'wrong')}
    visit={signsIn(EMAIL)}
  />
);

/** The reason is only in the service's message. */
export const TokenRefused = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ respondWith }) => respondWith('requestToken', 'failing')}
    visit={signsIn(PHONE)}
  />
);

/** The timeout message, without the six seconds of waiting (D35). */
export const TokenTimedOut = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    visit={(store) => {
      store.dispatch(
        noticeShown({
          topic: 'sign-in',
          ...checkFailureNotice('sign-in', { kind: 'timeout' }),
        }),
      );
      store.dispatch(
        failureReported({
          reportCode: '0010005',
          at: new Date(STORY_CLOCK.wall).toISOString(),
        }),
      );
      store.dispatch(signInCode.codeDiscarded());
    }}
  />
);
