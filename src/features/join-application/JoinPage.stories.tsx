import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { FILLED, JoinStory, submits } from '#testing/stories/JoinStory.tsx';
import { neverAnswers } from '#testing/stories/storyAnswers.ts';
import type { StoryAnswers } from '#testing/stories/storyAnswers.ts';
import type { StoryMock } from '#testing/stories/storyMock.ts';

export default {
  title: 'Pages / Join an academy',
  meta: {
    feature: 'Joining an academy',
    path: 'The application',
    order: 30,
    waiting: ['Loading', 'Submitting'],
    empty: ['Blank', 'Anonymous'],
    question: ['AnonymousAskedToSignIn'],
    error: [
      'LoadFailed',
      'RequiredMissing',
      'RulesBroken',
      'ReasonTooLong',
      'SendRefused',
      'SendUnreachable',
      'Refused',
      'RefusedWithoutWords',
      'NoPermission',
      'AcademyClosed',
      'SessionEnded',
    ],
    when: {
      Blank: '',
      AnonymousAskedToSignIn: 'not signed in',
      LoadFailed: 'no answer',
      NoPermission: 'not allowed',
      AcademyClosed: 'the academy is closed',
      Filled: 'written',
      RequiredMissing: 'a value is missing',
      RulesBroken: 'a value is wrong',
      ReasonTooLong: 'the reason is too long',
      Submitting: 'Submit application',
      SendRefused: 'the service refuses it',
      SendUnreachable: 'no answer to Submit',
      SessionEnded: 'the session ends',
      Sent: 'accepted',
      Waiting: 'opened again',
      Refused: 'an administrator refuses',
      RefusedWithoutWords: 'refused without words',
      Approved: 'an administrator agrees',
    },
  },
};

const current =
  (...outcomes: readonly string[]) =>
  ({ respondWith }: StoryAnswers) =>
    respondWith('getCurrentApplication', ...outcomes);

const withoutWords =
  ({ answer }: StoryMock): Reply =>
  async (request, signal) => {
    const state = (await (
      await answer('getCurrentApplication', 'refused')(request, signal)
    ).json()) as { data: object };
    return reply.data({ ...state.data, refusal: undefined })(request, signal);
  };

export const Blank = () => <JoinStory />;

export const Filled = () => <JoinStory draft={FILLED} />;

/** Anyone may fill in the form; submitting asks to sign in. */
export const Anonymous = () => <JoinStory anonymous />;

export const AnonymousAskedToSignIn = () => <JoinStory anonymous draft={FILLED} visit={submits} />;

export const Loading = () => (
  <JoinStory
    answers={({ service }) => void service.script('getCurrentApplication', neverAnswers)}
  />
);

export const LoadFailed = () => (
  <JoinStory answers={({ respondWith }) => respondWith('getCurrentApplication', 'drop')} />
);

export const RequiredMissing = () => <JoinStory visit={submits} />;

export const RulesBroken = () => (
  <JoinStory
    draft={{ realName: 'R2-D2', gender: 'male', reason: '<script>alert(1)</script>' }}
    visit={submits}
  />
);

export const ReasonTooLong = () => (
  <JoinStory draft={{ ...FILLED, reason: FILLED.reason.repeat(30) }} visit={submits} />
);

export const Submitting = () => (
  <JoinStory
    draft={FILLED}
    answers={({ service }) => void service.script('submitApplication', neverAnswers)}
    visit={submits}
  />
);

export const Sent = () => <JoinStory draft={FILLED} visit={submits} />;

/** The service refuses for its own reason; nothing is lost. */
export const SendRefused = () => (
  <JoinStory
    draft={FILLED}
    answers={({ respondWith }) => respondWith('submitApplication', 'unknown-image')}
    visit={submits}
  />
);

export const SendUnreachable = () => (
  <JoinStory
    draft={FILLED}
    answers={({ respondWith }) => respondWith('submitApplication', 'drop')}
    visit={submits}
  />
);

/** An earlier application is waiting, as the service says after the refusal. */
export const AlreadySent = () => (
  <JoinStory
    draft={FILLED}
    answers={(answers) => {
      current('none', 'waiting')(answers);
      answers.respondWith('submitApplication', 'already-sent');
    }}
    visit={submits}
  />
);

export const Waiting = () => <JoinStory answers={current('waiting')} />;

export const Approved = () => <JoinStory answers={current('approved')} />;

export const Refused = () => <JoinStory answers={current('refused')} />;

/** The mock always gives a reason; real administrators do not. */
export const RefusedWithoutWords = () => (
  <JoinStory
    answers={({ service, mock }) =>
      void service.script('getCurrentApplication', withoutWords(mock))
    }
  />
);

/** An administrator handles applications and cannot send any. */
export const NoPermission = () => (
  <JoinStory
    draft={FILLED}
    answers={({ respondWith }) => respondWith('submitApplication', 'no-permission')}
    visit={submits}
  />
);

export const AcademyClosed = () => (
  <JoinStory
    draft={FILLED}
    answers={({ respondWith }) => {
      respondWith('getAcademyConfig', 'not-200');
      respondWith('submitApplication', 'refused');
    }}
    visit={submits}
  />
);

/** The session ended: sign-in opens over the filled form. */
export const SessionEnded = () => (
  <JoinStory
    draft={FILLED}
    answers={({ respondWith }) => respondWith('submitApplication', 'signed-out')}
    visit={submits}
  />
);
