import { startDeadline } from '#lib/time/resendDeadline.ts';
import { RESEND_SECONDS, restorationKey } from '../verification/resendCountdownSlice';
import { neverAnswers, silentRefusal } from '#testing/stories/storyAnswers.ts';
import { PENDING, RestorationStory } from '#testing/stories/RestorationStory.tsx';
import { STORY_CLOCK } from '#testing/stories/storyEnvironment.ts';
import { STORY_CODE, EMAIL, PHONE } from '#testing/stories/visitor.ts';
import type { StoryStore } from '#testing/stories/visitor.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { checkFailureNotice } from '../verification/failureMessages';
import { noticeRead, restorationCode } from './restorationSlice';

export default {
  title: 'Restoration / Dialog',
  meta: {
    feature: 'Restoration',
    order: 20,
    waiting: ['Sending', 'Counting', 'Checking'],
    error: [
      'SendRefused',
      'SendRefusedSilently',
      'Unreachable',
      'WrongCode',
      'CheckRefused',
      'CheckTimedOut',
    ],
    when: {
      Notice: '030019 after the right code',
      Verification: 'Continue',
      Sending: 'Get code',
      SendRefused: 'refused with words',
      SendRefusedSilently: 'refused without words',
      Unreachable: 'no answer to Get code',
      CodeSent: 'the code is sent',
      Checking: 'Verify',
      WrongCode: 'wrong code',
      CheckRefused: 'refused',
      CheckTimedOut: 'no answer to Verify',
      Verified: 'right code',
      'pages--home--signed-in': 'restored',
    },
  },
};

const goesOn = (store: StoryStore) => void store.dispatch(noticeRead());
const wantsCode = (store: StoryStore) => {
  goesOn(store);
  store.dispatch(restorationCode.codeRequested(PHONE));
};
const verifies = (store: StoryStore) => {
  goesOn(store);
  store.dispatch(restorationCode.codeSubmitted({ identifier: PHONE, code: STORY_CODE }));
};

/** The service gives the date of deletion. */
export const Notice = () => <RestorationStory />;

export const NoticeWithoutDate = () => <RestorationStory account={{ identifier: EMAIL }} />;

export const NoticeOnTheLastDay = () => (
  <RestorationStory account={{ identifier: EMAIL, endsAt: STORY_CLOCK.wall + 3_600_000 }} />
);

export const NoticeForLongAddress = () => (
  <RestorationStory
    account={{
      ...PENDING,
      identifier: {
        channel: 'email',
        value: `someone@${'a-rather-long-department.'.repeat(6)}example`,
      },
    }}
  />
);

export const Verification = () => <RestorationStory visit={goesOn} />;

export const Sending = () => (
  <RestorationStory
    answers={({ service }) => void service.script('sendRestoreSmsCode', neverAnswers)}
    visit={wantsCode}
  />
);

export const CodeSent = () => (
  <RestorationStory
    answers={({ respondWith }) => respondWith('sendRestoreSmsCode', 'sent')}
    visit={wantsCode}
  />
);

/** 17 seconds after a code was sent. */
export const Counting = () => (
  <RestorationStory
    visit={goesOn}
    preloaded={{
      resendCountdown: {
        deadlines: {
          [restorationKey(PHONE.value)]: {
            deadline: startDeadline(STORY_CLOCK, 42),
            limit: RESEND_SECONDS,
          },
        },
        now: STORY_CLOCK,
        ended: [],
      },
    }}
  />
);

export const SendRefused = () => (
  <RestorationStory
    answers={({ respondWith }) => respondWith('sendRestoreSmsCode', 'nothing-to-restore')}
    visit={wantsCode}
  />
);

/** Refused without a text: the specification's own. */
export const SendRefusedSilently = () => (
  <RestorationStory
    answers={({ service }) => void service.script('sendRestoreSmsCode', silentRefusal)}
    visit={wantsCode}
  />
);

export const Unreachable = () => (
  <RestorationStory
    answers={({ respondWith }) => respondWith('sendRestoreSmsCode', 'drop')}
    visit={wantsCode}
  />
);

export const Checking = () => (
  <RestorationStory
    answers={({ service }) => void service.script('checkRestoreSmsCode', neverAnswers)}
    visit={verifies}
  />
);

/** An answer with empty data. */
export const WrongCode = () => (
  <RestorationStory
    answers={({ respondWith }) => respondWith('checkRestoreSmsCode', 'wrong')}
    visit={verifies}
  />
);

export const CheckRefused = () => (
  <RestorationStory
    answers={({ respondWith }) => respondWith('checkRestoreSmsCode', 'refused')}
    visit={verifies}
  />
);

/** The timeout message, without the six seconds of waiting. */
export const CheckTimedOut = () => (
  <RestorationStory
    visit={(store) => {
      goesOn(store);
      store.dispatch(
        noticeShown({
          topic: 'restoration',
          ...checkFailureNotice('restoration', { kind: 'timeout' }),
        }),
      );
    }}
  />
);

export const Verified = () => (
  <RestorationStory
    answers={({ respondWith }) => respondWith('checkRestoreSmsCode', 'right')}
    visit={verifies}
  />
);
