import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { academyOffering } from '#testing/stories/storyAnswers.ts';
import type { StoryAnswers } from '#testing/stories/storyAnswers.ts';
import { saveLoginType } from '#shared/session/profileStore.ts';
import type { Environment } from '#shared/browser/environment.ts';

export default {
  title: 'Sign-in / Other ways',
  meta: {
    feature: 'Sign-in',
    path: 'By another account',
    order: 17,
    waiting: ['Leaving', 'CameBack'],
    error: ['Denied'],
    when: {
      Usual: '',
      Leaving: 'a way is pressed',
      Denied: 'refused there',
      CameBack: 'signed in there',
      'pages--home--signed-in': 'signed in',
    },
  },
};

const offering = (loginMethod: string) => (answers: StoryAnswers) =>
  academyOffering(answers, { loginMethod });
const lastUsed = (loginType: string) => (environment: Environment) =>
  saveLoginType(environment, loginType);

export const Usual = () => <SignInStory answers={offering('1&2&3')} />;

export const Everything = () => <SignInStory answers={offering('1&2&3&4')} />;

export const CodesOnly = () => <SignInStory answers={offering('1')} />;

export const PortalAndCodes = () => <SignInStory answers={offering('1&3')} />;

/** No codes: only the agreement is above the accounts. */
export const ForeignOnly = () => <SignInStory answers={offering('2&3&4')} />;

/** Inside the internal network the portal account has its other name. */
export const Internal = () => (
  <SignInStory
    answers={(answers) => {
      academyOffering(answers, { loginMethod: '1&2&3' });
      answers.respondWith('getClientIp', 'internal');
    }}
  />
);

export const LastUsedPortal = () => (
  <SignInStory answers={offering('1&2&3&4')} fillStorage={lastUsed('uniportal')} />
);

export const LastUsedEmail = () => (
  <SignInStory answers={offering('1&2&3')} fillStorage={lastUsed('email')} />
);

export const LastUsedPhone = () => (
  <SignInStory answers={offering('1&2&3')} fillStorage={lastUsed('phone')} />
);

/** The academy offers one account only, so the page redirects automatically. */
export const Leaving = () => <SignInStory answers={offering('3')} />;

/** The user returned without signing in. */
export const CameBack = () => (
  <SignInStory
    answers={offering('3')}
    fillStorage={({ sessionStorage, clock }) =>
      void sessionStorage.set('automaticRedirectAt', String(clock().wall))
    }
  />
);

/** The provider refused. */
export const Denied = () => (
  <SignInStory
    answers={offering('1&2&3')}
    preloaded={{
      thirdParty: {
        redirecting: { status: 'no' },
        callback: { way: undefined, error: 'access_denied', pending: undefined },
      },
    }}
  />
);
