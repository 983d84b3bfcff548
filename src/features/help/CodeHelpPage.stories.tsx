import { StoryApp } from '#testing/stories/StoryApp.tsx';

export default {
  title: 'Pages / Help for a missing code',
  meta: {
    feature: 'Sign-in',
    path: 'Help',
    order: 19,
    when: {
      ByPhone: 'no code to the mobile number',
      ByEmail: 'no code to the e-mail address',
    },
  },
};

export const ByPhone = () => (
  <StoryApp address="/commonUsage/failReceiveVerificationCode.htm?type=phone" />
);

export const ByEmail = () => (
  <StoryApp address="/commonUsage/failReceiveVerificationCode.htm?type=email" />
);
