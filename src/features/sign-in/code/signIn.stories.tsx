import { failureReported } from '#shared/failure-reports/failureReportsSlice.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { onItsWay } from '#testing/stories/storyAnswers.ts';
import { STORY_CLOCK } from '#testing/stories/storyEnvironment.ts';
import { CODE, EMAIL, PHONE, type } from '#testing/stories/visitor.ts';
import type { StoryStore } from '#testing/stories/visitor.ts';
import type { Identifier } from '#shared/verification-code/identifier.ts';
import { codeDiscarded, signInSubmitted } from './codeSignInSlice';
import { tokenFailureMessage } from './failureMessages';

export default { title: 'Sign-in / Signing in' };

const signsIn = (identifier: Identifier) => (store: StoryStore) => {
  type('code', CODE);
  store.dispatch(signInSubmitted({ identifier, code: CODE }));
};

export const SigningIn = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ service }) => void service.script('requestToken', onItsWay)}
    visit={signsIn(PHONE)}
  />
);

export const AgreementAsked = () => <SignInStory identifier={PHONE} visit={signsIn(PHONE)} />;

export const WrongCode = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ plays }) => plays('requestToken', 'wrong')}
    visit={signsIn(PHONE)}
  />
);

export const WrongCodeByEmail = () => (
  <SignInStory
    identifier={EMAIL}
    agreed
    answers={({ plays }) => plays('requestToken', 'wrong')}
    visit={signsIn(EMAIL)}
  />
);

/** Refused for a reason that only the message tells. */
export const TokenRefused = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ plays }) => plays('requestToken', 'failing')}
    visit={signsIn(PHONE)}
  />
);

/** After the six seconds (D35), which nobody should have to wait for here. */
export const TokenTimedOut = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    visit={(store) => {
      store.dispatch(
        noticeShown({
          tone: 'danger',
          topic: 'sign-in',
          message: tokenFailureMessage({ kind: 'timeout' }),
        }),
      );
      store.dispatch(
        failureReported({
          code: '0010005',
          at: new Date(STORY_CLOCK.wall).toISOString(),
          isExplained: false,
        }),
      );
      store.dispatch(codeDiscarded());
    }}
  />
);
