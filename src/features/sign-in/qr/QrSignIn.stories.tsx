import { reply } from '#testing/network/scriptedFetch.ts';
import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { neverAnswers } from '#testing/stories/storyAnswers.ts';
import type { StoryAnswers } from '#testing/stories/storyAnswers.ts';
import { STORY_CLOCK } from '#testing/stories/storyEnvironment.ts';
import type { StoryState } from '#testing/stories/visitor.ts';
import { failureReported } from '../finish/failureReports';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { qrFailed } from './qrSignInSlice';
import type { QrSignIn } from './qrSignInSlice';

export default {
  title: 'Sign-in / QR code',
  meta: {
    feature: 'Sign-in',
    path: 'By QR code',
    order: 16,
    waiting: ['Loading', 'Confirmed'],
    question: ['AgreementAsked'],
    error: ['Expired', 'Cancelled', 'NoConnection', 'SessionRefused', 'TokenRefused', 'AppUnknown'],
    when: {
      Showing: '',
      SessionRefused: 'no session',
      NoConnection: 'no answer',
      Expired: 'not scanned in time',
      Scanned: 'scanned with the app',
      AppUnknown: 'the app has no name',
      Cancelled: 'canceled in the app',
      AgreementAsked: 'not agreed',
      Confirmed: 'confirmed in the app',
      TokenRefused: 'refused after the confirmation',
      'pages--home--signed-in': 'signed in',
    },
  },
};

const SESSION = '7d0c1e5b9f2a4c3d8e6f7a1b2c3d4e5f';
const QR_PAGE = '/login/index?loginMode=2';

/** Keeps the shown state: the mock never changes the status. */
function keepStatus({ service }: StoryAnswers): void {
  service.script('getQrStatus', neverAnswers);
}

interface QrStoryProps {
  /** The state to show; without it, the mock's default flow runs. */
  at?: QrSignIn;
  agreed?: boolean;
  answers?: (answers: StoryAnswers) => void;
}

function QrStory({ at, agreed = true, answers }: QrStoryProps) {
  const preloaded: Partial<StoryState> = at === undefined ? {} : { qrSignIn: at };
  return (
    <SignInStory
      address={QR_PAGE}
      agreed={agreed}
      preloaded={preloaded}
      answers={(scripted) => {
        keepStatus(scripted);
        answers?.(scripted);
      }}
    />
  );
}

export const Showing = () => <QrStory agreed={false} />;

export const Loading = () => (
  <QrStory answers={({ service }) => void service.script('createQrSession', neverAnswers)} />
);

export const Scanned = () => <QrStory at={{ status: 'scanned', qrSession: SESSION }} />;

export const Confirmed = () => <QrStory at={{ status: 'confirmed', qrSession: SESSION }} />;

/** Confirmed in the app without the checkbox: the question appears two seconds later. */
export const AgreementAsked = () => (
  <QrStory agreed={false} answers={({ respondWith }) => respondWith('getQrStatus', 'confirmed')} />
);

export const Expired = () => <QrStory at={{ status: 'expired' }} />;

export const Cancelled = () => <QrStory at={{ status: 'cancelled' }} />;

export const NoConnection = () => (
  <QrStory answers={({ respondWith }) => respondWith('createQrSession', 'drop')} />
);

/** The service refuses to create a session and says why. */
export const SessionRefused = () => (
  <QrStory answers={({ respondWith }) => respondWith('createQrSession', 'refused')} />
);

/** Refused after the confirmation: a warning with the service's text. */
export const TokenRefused = () => (
  <SignInStory
    address={QR_PAGE}
    agreed
    preloaded={{ qrSignIn: { status: 'confirmed', qrSession: SESSION } }}
    visit={(store) => {
      const words = { serverText: '', fallback: 'login.failed' } as const;
      store.dispatch(noticeShown({ tone: 'warning', topic: 'sign-in', message: words }));
      store.dispatch(
        failureReported({
          reportCode: '0010005',
          at: new Date(STORY_CLOCK.wall).toISOString(),
        }),
      );
      store.dispatch(qrFailed(null));
    }}
  />
);

export const AppUnknown = () => (
  <QrStory
    answers={({ service }) =>
      void service.script(
        'getLoginScenario',
        reply.data({ vipSchoolAppName: '', loginScenarioType: 0 }),
      )
    }
  />
);

export const LongAppName = () => (
  <QrStory
    answers={({ service }) =>
      void service.script(
        'getLoginScenario',
        reply.data({
          vipSchoolAppName: 'Digitalisierungsstrategie- und Berufsqualifizierungs-Lernbegleiter',
          loginScenarioType: 0,
        }),
      )
    }
  />
);
