import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { EMAIL, PHONE } from '#testing/stories/visitor.ts';

export default {
  title: 'Sign-in / Where the code went',
  meta: {
    feature: 'Sign-in',
    path: 'By code',
    order: 14,
    when: {
      Closed: 'no code arrives',
      Open: 'pressed',
    },
  },
};

/** Opens the details after rendering. */
function open(): void {
  setTimeout(() =>
    document
      .querySelector<HTMLButtonElement>('[role="dialog"] button[aria-expanded="false"]')
      ?.click(),
  );
}

/** The code was sent a minute ago, before a reload. */
export const Closed = () => <SignInStory identifier={PHONE} agreed />;

export const Open = () => <SignInStory identifier={PHONE} agreed visit={open} />;

export const OpenByEmail = () => <SignInStory identifier={EMAIL} agreed visit={open} />;

/** The academy offers no other channel. */
export const OneChannelOnly = () => (
  <SignInStory
    identifier={PHONE}
    agreed
    answers={({ respondWith }) => respondWith('getLoginScenario', 'type-3')}
    visit={open}
  />
);

/** An address of the maximum length. */
export const LongAddress = () => (
  <SignInStory
    identifier={{
      channel: 'email',
      value: `someone@${'a-rather-long-department.'.repeat(6)}example`,
    }}
    agreed
    visit={open}
  />
);
