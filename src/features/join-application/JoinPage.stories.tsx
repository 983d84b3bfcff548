import { codes } from '../../../mock-server/codes';
import { reply } from '../../testing/scriptedFetch';
import { FILLED, JoinStory, submits } from '../../testing/stories/JoinStory';
import { onItsWay, refusal } from '../../testing/stories/storyAnswers';
import type { StoryAnswers } from '../../testing/stories/storyAnswers';

export default { title: 'Pages / Join an academy' };

const APPLICATION = {
  applicationId: 'application-1',
  tenantId: '',
  realName: FILLED.realName,
  gender: 'female',
  reason: FILLED.reason,
  imageId: '',
  state: 'sent',
  submittedAt: '2025-03-12T08:30:00.000Z',
};

const current = (row: object) => ({ service }: StoryAnswers) => void service.script('getCurrentApplication', reply.data(row));

export const Blank = () => <JoinStory />;

export const Filled = () => <JoinStory draft={FILLED} />;

/** Anybody may fill it in; sending it asks to sign in. */
export const Anonymous = () => <JoinStory anonymous />;

export const AnonymousAskedToSignIn = () => <JoinStory anonymous draft={FILLED} visit={submits} />;

export const Loading = () => <JoinStory answers={({ service }) => void service.script('getCurrentApplication', onItsWay)} />;

export const LoadFailed = () => <JoinStory answers={({ service }) => void service.script('getCurrentApplication', reply.unreachable())} />;

export const RequiredMissing = () => <JoinStory visit={submits} />;

export const RulesBroken = () => (
  <JoinStory draft={{ realName: 'R2-D2', gender: 'male', reason: '<script>alert(1)</script>' }} visit={submits} />
);

export const ReasonTooLong = () => <JoinStory draft={{ ...FILLED, reason: FILLED.reason.repeat(30) }} visit={submits} />;

export const Submitting = () => (
  <JoinStory draft={FILLED} answers={({ service }) => void service.script('submitApplication', onItsWay)} visit={submits} />
);

export const Sent = () => (
  <JoinStory draft={FILLED} answers={({ service }) => void service.script('submitApplication', reply.data(APPLICATION))} visit={submits} />
);

/** The service refuses for a reason of its own; nothing is lost. */
export const SendRefused = () => (
  <JoinStory
    draft={FILLED}
    answers={({ service, say }) => void service.script('submitApplication', refusal('imageUnknown', say.imageUnknown))}
    visit={submits}
  />
);

export const SendUnreachable = () => (
  <JoinStory draft={FILLED} answers={({ service }) => void service.script('submitApplication', reply.unreachable())} visit={submits} />
);

/** One waits already, as the service says when asked after a refusal. */
export const AlreadySent = () => (
  <JoinStory
    draft={FILLED}
    answers={({ service, say }) =>
      void service
        .script('getCurrentApplication', reply.data(null), reply.data(APPLICATION))
        .script('submitApplication', refusal('applicationWaiting', say.applicationWaiting))
    }
    visit={submits}
  />
);

export const Waiting = () => <JoinStory answers={current(APPLICATION)} />;

export const Approved = () => <JoinStory answers={current({ ...APPLICATION, state: 'approved' })} />;

export const Refused = () => (
  <JoinStory answers={current({ ...APPLICATION, state: 'refused', refusal: '请补充证明材料，例如工作证或在读证明的照片。' })} />
);

export const RefusedWithoutWords = () => <JoinStory answers={current({ ...APPLICATION, state: 'refused' })} />;

/** An administrator: handles applications, and so sends none. */
export const NoPermission = () => (
  <JoinStory
    draft={FILLED}
    answers={({ service, say }) => void service.script('submitApplication', refusal('noPermission', say.noPermission))}
    visit={submits}
  />
);

export const AcademyTakesNobody = () => (
  <JoinStory
    draft={FILLED}
    answers={({ service, say }) =>
      void service
        .script('getAcademyConfig', refusal('academyClosed', say.academyClosed))
        .script('submitApplication', refusal('academyClosed', say.academyClosed))
    }
    visit={submits}
  />
);

/** The session ended meanwhile: sign-in opens over the filled form. */
export const SessionEnded = () => (
  <JoinStory
    draft={FILLED}
    answers={({ service, say }) =>
      void service.script('submitApplication', reply.json(401, { code: codes.notSignedIn, message: say.notSignedIn, data: null }))
    }
    visit={submits}
  />
);
