import { failureReported } from '../finish/failureReports';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { neverAnswers, silentRefusal } from '#testing/stories/storyAnswers.ts';
import { STORY_CLOCK } from '#testing/stories/storyEnvironment.ts';
import { EMAIL, PHONE } from '#testing/stories/visitor.ts';
import type { StoryStore } from '#testing/stories/visitor.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { signInCode } from '../code/codeSignInSlice';
import { sendFailureNotice } from './failureMessages';

export default {
  title: 'Sign-in / Getting a code',
  meta: {
    feature: 'Sign-in',
    path: 'By code',
    order: 13,
    waiting: ['Sending'],
    question: ['AgreementAsked'],
    error: ['SendRefused', 'SendRefusedSilently', 'ChallengeWarned', 'Unreachable', 'Offline'],
    when: {
      Sending: 'Get code, and no puzzle',
      AgreementAsked: 'not agreed',
      SendRefused: 'refused with words',
      SendRefusedSilently: 'refused without words',
      ChallengeWarned: 'too many puzzles (030049)',
      Unreachable: 'no answer',
      Offline: 'no network',
      CodeSent: 'the code is sent',
    },
  },
};

const wants = (identifier: Identifier) => (store: StoryStore) =>
  void store.dispatch(signInCode.codeRequested(identifier));

export const AgreementAsked = () => <SignInStory identifier={PHONE} visit={wants(PHONE)} />;

export const Sending = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ service }) => void service.script('sendSmsCode', neverAnswers)}
    visit={wants(PHONE)}
  />
);

export const CodeSent = () => <SignInStory identifier={PHONE} agreed visit={wants(PHONE)} />;

const CORPORATE: Identifier = { channel: 'email', value: 'learner@corp.example' };

export const CorporateCodeSent = () => (
  <SignInStory identifier={CORPORATE} agreed visit={wants(CORPORATE)} />
);

export const SendRefused = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ respondWith }) => respondWith('sendSmsCode', 'refused')}
    visit={wants(PHONE)}
  />
);

/** Refused without a text of the service, so the app shows its own. */
export const SendRefusedSilently = () => (
  <SignInStory
    identifier={EMAIL}
    agreed
    answers={({ service }) => void service.script('sendEmailCode', silentRefusal)}
    visit={wants(EMAIL)}
  />
);

/** Image-valid's 030049. */
export const ChallengeWarned = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ respondWith }) => respondWith('getSliderChallenge', 'locked')}
    visit={wants(PHONE)}
  />
);

export const Unreachable = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ respondWith }) => respondWith('sendSmsCode', 'drop')}
    visit={wants(PHONE)}
  />
);

/** The browser knows whether it is online, so the story sets the store directly. */
export const Offline = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    visit={(store) => {
      store.dispatch(
        noticeShown({
          topic: 'sign-in',
          ...sendFailureNotice('sign-in', { kind: 'offline' }, 'phone'),
        }),
      );
      store.dispatch(
        failureReported({
          reportCode: '0010001',
          at: new Date(STORY_CLOCK.wall).toISOString(),
        }),
      );
    }}
  />
);
